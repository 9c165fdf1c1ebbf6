import { Input } from '#client/ui/input.tsx';
import { Select } from '#client/ui/select.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { CATEGORY_ITEMS } from '#client/features/hire/public.ts';
import type { Form } from '#client/lib/forms/use-form.ts';
import type { PieceDraft } from './piece-draft.ts';
import * as texts from './texts.ts';

/** The text fields of a piece. */
export const PieceFields = ({ form: { values, field, change } }: { form: Form<PieceDraft> }) => (
  <>
    <Input label={texts.title} required maxLength={140} {...field('title')} />
    <Textarea
      label={texts.description}
      hint={texts.briefAndWhatYouMade}
      optional
      rows={4}
      maxLength={2000}
      {...field('description')}
    />
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        label={texts.category}
        optional
        options={[['', texts.none], ...CATEGORY_ITEMS]}
        {...field('category')}
      />
      <Input
        label={texts.skills}
        hint={texts.separatedByCommas}
        optional
        maxLength={300}
        {...field('skills')}
      />
    </div>
    <Input
      label={texts.projectLink}
      optional
      type="url"
      inputMode="url"
      autoComplete="off"
      placeholder="https://"
      maxLength={500}
      {...field('projectUrl')}
    />
    <Switch
      label={texts.featureThisPiece}
      hint={texts.featuredPiecesAreShownFirst}
      checked={values.featured}
      onCheckedChange={(featured) => change({ featured })}
    />
  </>
);
