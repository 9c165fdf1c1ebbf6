import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { Dialog } from 'radix-ui';
import { clsx } from 'clsx';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { COUNTRIES } from '#client/lib/countries.ts';
import { chooseCountry } from '#client/lib/country.ts';
import { costText, daysText, destinationOf } from '#client/lib/delivery.ts';
import { t } from '#client/lib/t.ts';
import { AnchoredPanel } from '#client/ui/anchored-panel.tsx';
import { Check } from '#client/ui/icons.ts';
import { SearchInput } from '#client/ui/search-input.tsx';

interface CountryMenuProps {
  artwork: ArtworkDetail;
  country: string | null;
  /** The button that the menu is anchored to. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The chosen country first, then those with delivery, then the rest. Names that begin with the typed text come first. */
function rowsOf(artwork: ArtworkDetail, country: string | null, typed: string) {
  const words = plain(typed.trim());
  const rows = COUNTRIES.filter(([, name]) => plain(name).includes(words)).map(([code, name]) => {
    const to = destinationOf(artwork, code);
    const begins = plain(name).startsWith(words) ? 0 : 4;
    return { code, name, to, rank: begins + (code === country ? 0 : to.state === 'none' ? 2 : 1) };
  });
  return rows.toSorted((a, b) => a.rank - b.rank);
}

/** Where the work is sent, with what it costs: a popover, below 640 px a sheet. */
export default function CountryMenu({ artwork, country, button, onClose }: CountryMenuProps) {
  return (
    <AnchoredPanel label={t('Delivery to')} button={button} className="w-[380px]" onClose={onClose}>
      {(isSheet) => (
        <>
          {isSheet && <Dialog.Title className="px-4 pt-5 pb-2 text-xl">{t('Delivery to')}</Dialog.Title>}
          <CountryList artwork={artwork} country={country} onClose={onClose} />
        </>
      )}
    </AnchoredPanel>
  );
}

function CountryList({ artwork, country, onClose }: Omit<CountryMenuProps, 'button'>) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const rows = rowsOf(artwork, country, typed);
  const idOf = (index: number) => `${id}-${index}`;
  const choose = (code: string) => {
    chooseCountry(code);
    onClose();
  };
  const go = (index: number) => {
    setAt(index);
    document.getElementById(idOf(index))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowDown: Math.min(at + 1, rows.length - 1), ArrowUp: Math.max(at - 1, 0) }[event.key];
    const row = rows[at];
    if (to !== undefined) go(to);
    else if (event.key === 'Enter' && row) choose(row.code);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="p-3">
        <SearchInput
          label={t('Country')}
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={rows.length > 0 ? idOf(at) : undefined}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={t('Countries')}
        className="min-h-0 flex-1 overflow-y-auto px-3"
        onMouseDown={(event) => event.preventDefault()}
      >
        {rows.map(({ code, name, to }, index) => (
          <button
            key={code}
            type="button"
            tabIndex={-1}
            id={idOf(index)}
            role="option"
            aria-selected={code === country}
            onClick={() => choose(code)}
            className={clsx(
              'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 py-1.5 text-left text-sm hover:bg-overlay',
              index === at && 'bg-overlay',
              code === country && 'font-semibold text-paper',
            )}
          >
            <span className="min-w-0 flex-1 text-paper">{name}</span>
            <span className="text-right font-normal text-mute">
              {to.state === 'none' ? (
                t('Not delivered')
              ) : (
                <>
                  <span className="num text-paper">{costText(to.cost)}</span>
                  {to.days && `, ${daysText(to.days.from, to.days.to)}`}
                </>
              )}
            </span>
            <Check size={16} aria-hidden className={code === country ? 'shrink-0' : 'invisible shrink-0'} />
          </button>
        ))}
        {rows.length === 0 && <p className="px-3 py-2.5 text-sm text-mute">{t('No countries match.')}</p>}
      </div>
      <p className="mx-3 border-t border-line px-3 py-3 text-sm text-mute">
        {t('Applies to all works in this browser until you buy with an address in another country.')}
      </p>
    </>
  );
}
