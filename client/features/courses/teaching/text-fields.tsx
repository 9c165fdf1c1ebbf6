import { Input } from '#client/ui/input.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import type { Form } from '#client/lib/forms/use-form.ts';
import { AccessChoice } from './access-choice.tsx';
import type { CourseText } from './course-draft.ts';
import * as texts from './texts.ts';

/** What members read first about a course, and for whom it is. */
export const TextFields = ({ form: { values, field, change } }: { form: Form<CourseText> }) => (
  <>
    <Input
      label={texts.title}
      maxLength={140}
      placeholder={texts.whatWillStudentsLearn}
      {...field('title')}
    />
    <Textarea
      label={texts.description}
      optional
      rows={5}
      maxLength={4000}
      placeholder={texts.descriptionHint}
      {...field('description')}
    />
    <AccessChoice isPremium={values.isPremium} onChange={(isPremium) => change({ isPremium })} />
  </>
);
