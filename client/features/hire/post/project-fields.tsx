import { Input } from '#client/ui/input.tsx';
import { Select } from '#client/ui/select.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import type { Form } from '#client/lib/forms/use-form.ts';
import { count } from '#client/lib/format.ts';
import { CATEGORY_ITEMS } from '../categories.ts';
import { DESCRIPTION_MAX, type ProjectDraft, TITLE_MAX } from './project-draft.ts';
import * as texts from './texts.ts';

const counted = (text: string, max: number) => texts.ofCharacters(count(text.trim().length), max);

export const ProjectFields = ({ form: { values, field } }: { form: Form<ProjectDraft> }) => (
  <>
    <Input label={texts.title} hint={counted(values.title, TITLE_MAX)} aria-required {...field('title')} />
    <Textarea
      label={texts.description}
      hint={counted(values.description, DESCRIPTION_MAX)}
      aria-required
      rows={5}
      {...field('description')}
    />
    <div className="grid gap-5 sm:grid-cols-3">
      <Select label={texts.category} options={CATEGORY_ITEMS} {...field('category')} />
      <Input
        label={texts.budgetUsd}
        hint={texts.amountOrRange}
        aria-required
        autoComplete="off"
        {...field('budget')}
      />
      <Input
        label={texts.timeframe}
        aria-required
        autoComplete="off"
        maxLength={100}
        {...field('timeframe')}
      />
    </div>
    <Textarea
      label={texts.additionalRequirements}
      optional
      rows={3}
      maxLength={1000}
      placeholder={texts.formatsLanguagesContacts}
      {...field('requirements')}
    />
  </>
);
