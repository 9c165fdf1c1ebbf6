import { Input } from '#client/ui/input.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import type { Form } from '#client/lib/forms/use-form.ts';
import { t } from '#client/lib/t.ts';
import { AccessChoice } from './access-choice.tsx';

export interface CourseText {
  title: string;
  description: string;
  isPremium: boolean;
}

/** The introduction of a course, and its audience. */
export const TextFields = ({ form: { values, field, change } }: { form: Form<CourseText> }) => (
  <>
    <Input
      label={t('Title')}
      maxLength={140}
      placeholder={t('What will students learn?')}
      {...field('title')}
    />
    <Textarea
      label={t('Description')}
      optional
      rows={5}
      maxLength={4000}
      placeholder={t('Who it’s for, what they need, what they’ll make.')}
      {...field('description')}
    />
    <AccessChoice isPremium={values.isPremium} onChange={(isPremium) => change({ isPremium })} />
  </>
);
