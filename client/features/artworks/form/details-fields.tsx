import { Making } from '#shared/artworks/contract.ts';
import { isAiMade } from '#shared/artworks/making.ts';
import { CATEGORY_NAMES } from '#client/ui/base/category-dot.tsx';
import { Input } from '#client/ui/input.tsx';
import { MAKING_NAMES } from '#client/ui/making-names.ts';
import { Select } from '#client/ui/select.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { sizeUnit } from '#client/lib/work-size.ts';
import type { Form } from '#client/lib/forms/use-form.ts';
import type { WorkDraft } from './work-draft.ts';
import * as texts from './texts.ts';

interface DetailsFieldsProps {
  form: Form<WorkDraft>;
  /** The file says that it was made with AI. */
  isLabeled?: boolean;
}

const MAKINGS = Making.options.map((making) => [making, MAKING_NAMES[making]] as const);

/** What the wall label shows, and the alternative text for screen readers. */
export const DetailsFields = ({ form: { values, field, change }, isLabeled = false }: DetailsFieldsProps) => (
  <>
    <Input label={texts.title} maxLength={140} placeholder={texts.titleOnTheLabel} {...field('title')} />
    <Textarea
      label={texts.description}
      optional
      rows={4}
      maxLength={4000}
      placeholder={texts.howItWasMade}
      {...field('description')}
    />
    <Select
      label={texts.category}
      options={Object.entries(CATEGORY_NAMES)}
      placeholder={texts.chooseOne}
      {...field('category')}
    />
    <Select
      label={texts.howWasThisMade}
      hint={isLabeled ? texts.labelSetByFile : texts.shownOnTheLabel}
      options={MAKINGS.filter(([making]) => !isLabeled || isAiMade(making))}
      placeholder={texts.chooseOne}
      required
      {...field('making')}
    />
    <Input
      label={texts.medium}
      hint={texts.materialTechniqueAndSize}
      optional
      maxLength={140}
      {...field('medium')}
    />
    <fieldset>
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-3 text-sm font-semibold text-paper">
        {texts.size(sizeUnit())}
        <span aria-hidden className="text-xs font-normal text-mute">
          {texts.optional}
        </span>
      </legend>
      <div className="grid grid-cols-3 gap-3">
        {(['width', 'height', 'depth'] as const).map((side) => (
          <Input
            key={side}
            label={texts.SIDES[side]}
            inputMode="decimal"
            isNumeric
            maxLength={8}
            {...field(side)}
          />
        ))}
      </div>
      <p className="mt-1.5 text-xs text-mute">{texts.sizeHint}</p>
    </fieldset>
    <Input
      label={texts.tags}
      hint={texts.tagsHint}
      optional
      maxLength={400}
      placeholder={texts.seaLinocutBlue}
      {...field('tags')}
    />
    <Textarea
      label={texts.alternativeText}
      hint={texts.altTextHint}
      optional
      rows={3}
      maxLength={400}
      {...field('altText')}
    />
    <Switch
      label={texts.allowAiTraining}
      hint={texts.offTellsAiCrawlers}
      checked={values.allowsAiTraining}
      onCheckedChange={(allowsAiTraining) => change({ allowsAiTraining })}
    />
  </>
);
