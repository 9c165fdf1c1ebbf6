import type { InspirationType } from '#shared/inspiration/contract.ts';
import { Input } from '#client/ui/input.tsx';
import { Select } from '#client/ui/select.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import type { Form } from '#client/lib/forms/use-form.ts';
import { t } from '#client/lib/t.ts';
import { TYPE_NAMES } from '../type-names.ts';
import { CATEGORY_NAMES, type HubVideoText, LENGTHS } from './upload-draft.ts';

const TYPES = (Object.keys(TYPE_NAMES) as InspirationType[]).map(
  (type) => [type, `${TYPE_NAMES[type]} (${LENGTHS[type]})`] as const,
);

/** The text fields and selects for a video. */
export const HubVideoFields = ({ form: { field } }: { form: Form<HubVideoText> }) => (
  <>
    <Input label={t('Title')} required maxLength={140} {...field('title')} />
    <Textarea label={t('Description')} optional rows={2} maxLength={4000} {...field('description')} />
    <div className="grid gap-5 sm:grid-cols-[1fr_1.35fr_0.8fr]">
      <Select label={t('Category')} options={Object.entries(CATEGORY_NAMES)} {...field('category')} />
      <Select label={t('Type')} options={TYPES} {...field('type')} />
      <Input
        label={t('Duration')}
        hint={t('In seconds, read from your video')}
        isNumeric
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        {...field('duration')}
      />
    </div>
  </>
);
