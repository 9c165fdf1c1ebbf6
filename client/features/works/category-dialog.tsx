import { useState } from 'react';
import type { Category } from '#shared/artworks/categories.ts';
import { MAKING_MISFIT, isAiMade } from '#shared/artworks/making.ts';
import type { Making } from '#shared/artworks/contract.ts';
import type { OwnWork } from '#shared/works/contract.ts';
import { t, tn } from '#client/lib/t.ts';
import { CATEGORY_NAMES } from '#client/ui/base/category-dot.tsx';
import { MAKING_NAMES } from '#client/ui/making-names.ts';
import { Select } from '#client/ui/select.tsx';
import { ChangeDialog, type DialogProps } from './change-dialog.tsx';
import { planFor, standing } from './plan.ts';

interface Kind {
  category: Category | '';
  making: Making | '';
}

const LEAVE = ['', t('Leave as it is')] as const;

const kindOf = ({ work, draft }: OwnWork): Kind =>
  work
    ? { category: work.category, making: work.making ?? '' }
    : { category: draft!.category as Kind['category'], making: draft!.making as Kind['making'] };

const nameOf = ({ category, making }: Kind): string =>
  [category && CATEGORY_NAMES[category], making && MAKING_NAMES[making]].filter(Boolean).join(', ') ||
  t('None');

/** What is not said to be made with AI does not become AI art by this. */
function misfit(row: OwnWork, { category, making }: Kind, isMakingChosen: boolean): string | null {
  const isAi = making !== '' && isAiMade(making);
  if (category !== 'ai_art' || isAi || (making === '' && row.draft)) return null;
  return isMakingChosen ? MAKING_MISFIT : t('It isn’t marked as made with AI.');
}

/** Both, because a draft needs both to be published. */
export default function CategoryDialog({ rows, ...dialog }: DialogProps) {
  const [category, setCategory] = useState<Category | ''>('');
  const [making, setMaking] = useState<Making | ''>('');
  const planned = rows.map((row) => {
    const now = kindOf(row);
    const before = nameOf(now);
    if (!category && !making) return planFor(row, standing(row, before, { title: `${row.title}.` }));
    const chosen = { ...(category && { category }), ...(making && { making }) };
    const next = { ...now, ...chosen };
    return planFor(row, {
      fields: chosen,
      typed: chosen,
      before,
      after: nameOf(next),
      refusal: nameOf(next) === before ? null : misfit(row, next, making !== ''),
    });
  });
  return (
    <ChangeDialog
      {...dialog}
      action="category"
      title={t('Category')}
      planned={planned}
      submitText={(n) => tn(n, 'Change {n} work', 'Change {n} works')}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('Category')}
          options={[LEAVE, ...Object.entries(CATEGORY_NAMES)]}
          value={category}
          onChange={({ target }) => setCategory(target.value as Category)}
        />
        <Select
          label={t('How was this made?')}
          options={[LEAVE, ...Object.entries(MAKING_NAMES)]}
          value={making}
          onChange={({ target }) => setMaking(target.value as Making)}
        />
      </div>
    </ChangeDialog>
  );
}
