import type { ReactNode } from 'react';
import type { InspirationCategory, InspirationType } from '#shared/inspiration/contract.ts';
import { ImageField } from '#client/ui/image-field.tsx';
import { Input } from '#client/ui/input.tsx';
import { Select } from '#client/ui/select.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import type { Form } from '#client/lib/forms/use-form.ts';
import { t } from '#client/lib/t.ts';
import { TYPE_NAMES } from '../type-names.ts';
import type { HubVideoText } from './hub-video-draft.ts';

const CATEGORY_NAMES: Record<InspirationCategory, string> = {
  photography: t('Photography'),
  'digital-art': t('Digital Art'),
  'ai-art': t('AI Art'),
  'graphic-design': t('Graphic Design'),
};

/** Guidance only: lengths are not validated. */
const LENGTHS: Record<InspirationType, string> = {
  'short-video': t('5-15 min'),
  tutorial: t('15-45 min'),
  lecture: t('45-90 min'),
  masterclass: t('90+ min'),
};
const TYPES = (Object.keys(TYPE_NAMES) as InspirationType[]).map(
  (type) => [type, `${TYPE_NAMES[type]} (${LENGTHS[type]})`] as const,
);

interface HubVideoFieldsProps {
  form: Form<HubVideoText>;
  /** Shown while there is no thumbnail: the object path of a frame. */
  frame: string | null | undefined;
  /** The field of a new video, beside its thumbnail. */
  children?: ReactNode;
}

/** The fields of a Hub video, for a new one and for a change. */
export const HubVideoFields = ({ form, frame, children }: HubVideoFieldsProps) => (
  <>
    <Input label={t('Title')} required maxLength={140} {...form.field('title')} />
    <Textarea label={t('Description')} optional rows={2} maxLength={4000} {...form.field('description')} />
    <div className="grid gap-5 sm:grid-cols-[1fr_1.35fr_0.8fr]">
      <Select label={t('Category')} options={Object.entries(CATEGORY_NAMES)} {...form.field('category')} />
      <Select label={t('Type')} options={TYPES} {...form.field('type')} />
      <Input
        label={t('Duration')}
        hint={t('In seconds, read from your video')}
        isNumeric
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        {...form.field('duration')}
      />
    </div>
    <div className={children ? 'grid gap-5 sm:grid-cols-[1.5fr_1fr]' : undefined}>
      {children}
      <ImageField
        label={t('Thumbnail')}
        hint={t('One file, up to 10 MB. We’ll use a frame if you skip it.')}
        optional
        shape="card"
        value={form.values.thumbnailUrl}
        onChange={(thumbnailUrl) => form.change({ thumbnailUrl })}
        fallback={frame}
        error={form.errors.thumbnailUrl}
      />
    </div>
  </>
);
