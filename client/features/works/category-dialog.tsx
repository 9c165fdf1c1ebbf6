import { useState } from 'react';
import type { Category } from '#shared/artworks/categories.ts';
import { makingFits } from '#shared/artworks/making.ts';
import type { Making } from '#shared/artworks/contract.ts';
import type { OwnWork } from '#shared/works/contract.ts';
import { t, tn } from '#client/lib/t.ts';
import { CATEGORY_NAMES } from '#client/ui/base/category-dot.tsx';
import { Select } from '#client/ui/select.tsx';
import { ChangeDialog, type DialogProps } from './change-dialog.tsx';
import { planFor, standing } from './plan.ts';

const nameOf = (category: string): string =>
  category === '' ? t('None') : CATEGORY_NAMES[category as Category];
const categoryOf = ({ work, draft }: OwnWork): string => work?.category ?? draft!.category;

/** What is not said to be made with AI does not become AI art by this. */
function misfit({ work, draft }: OwnWork, category: Category): string | null {
  const making = work ? work.making : draft!.making || null;
  const isFit =
    making === null ? category !== 'ai_art' || draft !== null : makingFits(category, making as Making);
  return isFit ? null : t('It isn’t said to be made with AI.');
}

export default function CategoryDialog({ rows, ...dialog }: DialogProps) {
  const [category, setCategory] = useState<Category | ''>('');
  const planned = rows.map((row) => {
    const before = nameOf(categoryOf(row));
    if (!category) return planFor(row, standing(row, before, { title: `${row.title}.` }));
    return planFor(row, {
      fields: { category },
      typed: { category },
      before,
      after: nameOf(category),
      refusal: categoryOf(row) === category ? null : misfit(row, category),
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
      <Select
        label={t('Category')}
        options={Object.entries(CATEGORY_NAMES)}
        placeholder={t('Choose one')}
        value={category}
        onChange={({ target }) => setCategory(target.value as Category)}
      />
    </ChangeDialog>
  );
}
