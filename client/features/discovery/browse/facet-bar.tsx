import { useState } from 'react';
import { Popover } from 'radix-ui';
import { ChevronDown } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { useCountry } from '#client/lib/country.ts';
import { t } from '#client/lib/t.ts';
import { FILTER_CHIP } from '#client/ui/filter-chips.tsx';
import { FACET_LIST, type FacetProps, Figure } from './facet-fields.tsx';

/** Floating content goes inside the main landmark. */
const findMain = () => document.getElementById('main');

/** The facets as chips that open a popover, then what is for sale. */
export function FacetBar(props: FacetProps) {
  const [open, setOpen] = useState<string | null>(null);
  const { browse } = props;
  return (
    <div
      role="group"
      aria-label={t('Filter artworks')}
      className="flex flex-wrap gap-x-1 gap-y-2 max-sm:hidden"
    >
      {FACET_LIST.map(({ key, name, isOn, Content, isWide }) => (
        <Popover.Root key={key} open={open === key} onOpenChange={(isOpen) => setOpen(isOpen ? key : null)}>
          <Popover.Trigger
            className={clsx(
              FILTER_CHIP,
              'gap-1! px-2.5! aria-expanded:bg-raised',
              isOn(browse) && 'border-paper! text-paper!',
            )}
          >
            {name}
            <ChevronDown size={14} aria-hidden className="text-mute" />
          </Popover.Trigger>
          <Popover.Portal container={findMain()}>
            <Popover.Content
              align="start"
              sideOffset={8}
              collisionPadding={8}
              aria-label={name}
              className={clsx(
                'animate-in z-40 rounded-md bg-raised p-3 shadow-pop',
                isWide ? 'w-[340px]' : 'w-72',
              )}
            >
              <Content {...props} />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      ))}
      <ForSale {...props} />
      <DeliversToMe {...props} />
    </div>
  );
}

/** Pressed or not, with its number. */
export const ForSale = ({ browse, facets, onChange }: FacetProps) => (
  <button
    type="button"
    aria-pressed={browse.forSale === 'true'}
    onClick={() => onChange({ forSale: browse.forSale ? undefined : 'true' })}
    className={`group ${FILTER_CHIP} sm:px-3!`}
  >
    {t('For sale')}
    <span className="group-aria-pressed:[&_*]:text-ink">
      <Figure facets={facets} facet="forSale" value="true" />
    </span>
  </button>
);

/** A toggle; absent while the member's country is not known. */
export function DeliversToMe({ browse, onChange }: Pick<FacetProps, 'browse' | 'onChange'>) {
  const country = useCountry();
  if (!country) return null;
  const isOn = browse.deliversTo === country;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => onChange({ deliversTo: isOn ? undefined : country })}
      className={`${FILTER_CHIP} sm:px-3!`}
    >
      {t('Delivers to me')}
    </button>
  );
}
