import { Input } from '#client/ui/input.tsx';
import { Select } from '#client/ui/select.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { CATEGORY_ITEMS } from '#client/features/hire/public.ts';
import type { Form } from '#client/lib/forms/use-form.ts';
import { t } from '#client/lib/t.ts';
import type { PieceDraft } from './piece-draft.ts';

/** The text fields of a piece. */
export const PieceFields = ({ form: { values, field, change } }: { form: Form<PieceDraft> }) => (
  <>
    <Input label={t('Title')} required maxLength={140} {...field('title')} />
    <Textarea
      label={t('Description')}
      hint={t('The brief and what you created.')}
      optional
      rows={4}
      maxLength={2000}
      {...field('description')}
    />
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        label={t('Category')}
        optional
        options={[['', t('None')], ...CATEGORY_ITEMS]}
        {...field('category')}
      />
      <Input
        label={t('Skills')}
        hint={t('Separate with commas.')}
        optional
        maxLength={300}
        {...field('skills')}
      />
    </div>
    <Input
      label={t('Project link')}
      optional
      type="url"
      inputMode="url"
      autoComplete="off"
      placeholder="https://"
      maxLength={500}
      {...field('projectUrl')}
    />
    <Switch
      label={t('Feature this piece')}
      hint={t('Featured pieces are shown first.')}
      checked={values.featured}
      onCheckedChange={(featured) => change({ featured })}
    />
  </>
);
