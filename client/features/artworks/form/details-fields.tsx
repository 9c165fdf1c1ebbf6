import { Making } from '#shared/artworks/contract.ts';
import { isAiMade } from '#shared/artworks/making.ts';
import type { WorkDraft } from '#shared/drafts/fields.ts';
import { CATEGORY_NAMES } from '#client/ui/base/category-dot.tsx';
import { Input } from '#client/ui/input.tsx';
import { MAKING_NAMES } from '#client/ui/making-names.ts';
import { Select } from '#client/ui/select.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import type { Form } from '#client/lib/forms/use-form.ts';
import { t } from '#client/lib/t.ts';

const SIDES = [
  ['width', t('Width')],
  ['height', t('Height')],
  ['depth', t('Depth')],
] as const;

interface DetailsFieldsProps {
  form: Form<WorkDraft>;
  /** The file says that it was made with AI. */
  isLabeled?: boolean;
}

const MAKINGS = Making.options.map((making) => [making, MAKING_NAMES[making]] as const);

/** What a work needs to be published, with its description. */
export const DetailsFields = ({ form: { field }, isLabeled = false }: DetailsFieldsProps) => (
  <>
    <Input
      label={t('Title')}
      maxLength={140}
      placeholder={t('Title as shown on the label')}
      {...field('title')}
    />
    <Textarea
      label={t('Description')}
      optional
      rows={4}
      maxLength={4000}
      placeholder={t('How it was made, and what to look for.')}
      {...field('description')}
    />
    <Select
      label={t('Category')}
      options={Object.entries(CATEGORY_NAMES)}
      placeholder={t('Choose one')}
      {...field('category')}
    />
    <Select
      label={t('How was this made?')}
      hint={
        isLabeled
          ? t(
              'The file’s credentials say AI was used. If that’s wrong, contact support; only a moderator can remove the label.',
            )
          : t('Shown on the label, and signed into the file as your own statement. Members can hide AI art.')
      }
      options={MAKINGS.filter(([making]) => !isLabeled || isAiMade(making))}
      placeholder={t('Choose one')}
      required
      {...field('making')}
    />
  </>
);

/** What is optional: the rest of the wall label, and what screen readers and AI crawlers are told. */
export const MoreFields = ({
  form: { values, field, change },
  isSizeOfFile = false,
}: Pick<DetailsFieldsProps, 'form'> & { isSizeOfFile?: boolean }) => (
  <>
    <Input
      label={t('Medium')}
      hint={t('Material, technique and size.')}
      optional
      maxLength={140}
      {...field('medium')}
    />
    <fieldset>
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-3 text-sm font-semibold text-paper">
        {t('Size ({unit})', { unit: values.unit })}
        <span aria-hidden className="text-xs font-normal text-mute">
          {t('Optional')}
        </span>
      </legend>
      <div className="grid grid-cols-3 gap-3">
        {SIDES.map(([side, name]) => (
          <Input key={side} label={name} inputMode="decimal" isNumeric maxLength={8} {...field(side)} />
        ))}
      </div>
      <p className="mt-1.5 text-xs text-mute">
        {isSizeOfFile
          ? t('As the file says. Change it if the work has another size; without the frame.')
          : t('Size without the frame. Lets buyers see the work to scale and filter by size.')}
      </p>
    </fieldset>
    <Input
      label={t('Tags')}
      hint={t('Up to 10, separated by commas.')}
      optional
      maxLength={400}
      placeholder={t('sea, linocut, blue')}
      {...field('tags')}
    />
    <Textarea
      label={t('Alternative text')}
      hint={t('One sentence for people who can’t see the image.')}
      optional
      rows={3}
      maxLength={400}
      {...field('altText')}
    />
    <Switch
      label={t('Allow AI training')}
      hint={t('When off, the file and its page tell AI crawlers not to use it.')}
      checked={values.allowsAiTraining}
      onCheckedChange={(allowsAiTraining) => change({ allowsAiTraining })}
    />
  </>
);
