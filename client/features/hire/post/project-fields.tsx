import { Input } from '#client/ui/input.tsx';
import { Select } from '#client/ui/select.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import type { Form } from '#client/lib/forms/use-form.ts';
import { count } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { CATEGORY_ITEMS } from '../categories.ts';
import { DESCRIPTION_MAX, type ProjectDraft, TITLE_MAX } from './project-draft.ts';

const counted = (text: string, max: number) =>
  t('{text} of {max} characters', { text: count(text.trim().length), max });

export const ProjectFields = ({ form: { values, field } }: { form: Form<ProjectDraft> }) => (
  <>
    <Input label={t('Title')} hint={counted(values.title, TITLE_MAX)} aria-required {...field('title')} />
    <Textarea
      label={t('Description')}
      hint={counted(values.description, DESCRIPTION_MAX)}
      aria-required
      rows={5}
      {...field('description')}
    />
    <div className="grid gap-5 sm:grid-cols-3">
      <Select label={t('Category')} options={CATEGORY_ITEMS} {...field('category')} />
      <Input
        label={t('Budget (USD)')}
        hint={t('Amount or range')}
        aria-required
        autoComplete="off"
        {...field('budget')}
      />
      <Input
        label={t('Timeframe')}
        aria-required
        autoComplete="off"
        maxLength={100}
        {...field('timeframe')}
      />
    </div>
    <Textarea
      label={t('Additional requirements')}
      optional
      rows={3}
      maxLength={1000}
      placeholder={t('Formats, languages, contacts')}
      {...field('requirements')}
    />
  </>
);
