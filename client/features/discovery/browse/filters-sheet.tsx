import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Dialog } from '#client/ui/dialog-frame.tsx';
import { DeliversToMe, ForSale } from './facet-bar.tsx';
import { FACET_LIST, type FacetProps } from './facet-fields.tsx';

interface FiltersSheetProps extends FacetProps {
  /** '6 artworks'. */
  found: string;
  onClear: () => void;
  onClose: () => void;
}

/** All facets on a phone, the colors first. */
export default function FiltersSheet({ found, onClear, onClose, ...props }: FiltersSheetProps) {
  const color = FACET_LIST.find(({ key }) => key === 'color');
  const sorted = [...(color ? [color] : []), ...FACET_LIST.filter((facet) => facet !== color)];
  return (
    <Dialog
      onClose={onClose}
      title={t('Filters')}
      description={found}
      footer={
        <>
          <Button variant="quiet" onClick={onClear}>
            {t('Clear Filters')}
          </Button>
          <Button onClick={onClose}>{t('Show {found}', { found })}</Button>
        </>
      }
    >
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-6">
        {sorted.map(({ key, name, Content }) => (
          <section key={key} aria-labelledby={`filter-${key}`} className="mt-4 first:mt-0">
            <h3 id={`filter-${key}`} className="font-sans text-sm font-semibold">
              {name}
            </h3>
            <div className="-mx-3 mt-1">
              <Content {...props} />
            </div>
          </section>
        ))}
        <div className="mt-4 flex flex-wrap gap-2">
          <ForSale {...props} />
          <DeliversToMe {...props} />
        </div>
      </div>
    </Dialog>
  );
}
