import type { RefObject } from 'react';
import type { AddressDraft, AddressErrors } from '../address/address-draft.ts';
import { AddressFields } from '../address/address-fields.tsx';
import * as texts from './texts.ts';

interface DeliveryPanelProps {
  area: RefObject<HTMLElement | null>;
  draft: AddressDraft;
  errors: AddressErrors;
  onChange: (next: AddressDraft) => void;
}

/** Between the agreement and the card: the delivery address of a physical work. */
export const DeliveryPanel = ({ area, draft, errors, onChange }: DeliveryPanelProps) => (
  <section ref={area} aria-labelledby="deliver" className="mt-6 rounded-lg bg-surface p-5 sm:p-7">
    <h2 id="deliver" className="text-xl">
      {texts.deliverTo}
    </h2>
    <p className="mt-1 mb-5 text-sm text-mute">{texts.onlyArtistAndModeratorsSee}</p>
    <AddressFields value={draft} errors={errors} onChange={onChange} />
  </section>
);
