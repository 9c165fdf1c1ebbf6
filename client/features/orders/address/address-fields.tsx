import type { ReactNode } from 'react';
import { Input } from '#client/ui/input.tsx';
import { Select } from '#client/ui/select.tsx';
import type { Form } from '#client/lib/forms/use-form.ts';
import { t } from '#client/lib/t.ts';
import { COUNTRIES } from '#client/lib/countries.ts';
import type { AddressDraft } from './address-draft.ts';

const LINES: readonly {
  name: Exclude<keyof AddressDraft, 'country'>;
  label: string;
  autoComplete: string;
  maxLength: number;
  isOptional?: boolean;
  isWide?: boolean;
}[] = [
  { name: 'name', label: t('Full name'), autoComplete: 'shipping name', maxLength: 100, isWide: true },
  {
    name: 'line1',
    label: t('Street address'),
    autoComplete: 'shipping address-line1',
    maxLength: 120,
    isWide: true,
  },
  {
    name: 'line2',
    label: t('Apartment, suite, etc.'),
    autoComplete: 'shipping address-line2',
    maxLength: 120,
    isOptional: true,
    isWide: true,
  },
  { name: 'postalCode', label: t('ZIP or postal code'), autoComplete: 'shipping postal-code', maxLength: 16 },
  { name: 'city', label: t('City'), autoComplete: 'shipping address-level2', maxLength: 80 },
  {
    name: 'region',
    label: t('State or region'),
    autoComplete: 'shipping address-level1',
    maxLength: 80,
    isOptional: true,
  },
];

interface AddressFieldsProps {
  form: Form<AddressDraft>;
  /** Replaces the hint or error under the country. */
  country?: { hint?: string | undefined; error?: string | undefined };
  /** The only country it may be in. */
  only?: string | null | undefined;
  /** Instead of the fields below the country, which keep what was typed. */
  refusal?: ReactNode;
}

/** Fields of a delivery address: first the country, which decides what delivery costs, then in the usual order. */
export const AddressFields = ({ form: { field }, country, only, refusal }: AddressFieldsProps) => (
  <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
    <Select
      label={t('Country')}
      placeholder={t('Choose a country')}
      options={only ? COUNTRIES.filter(([code]) => code === only) : COUNTRIES}
      aria-required
      autoComplete="shipping country"
      className="sm:col-span-2"
      {...field('country')}
      {...country}
    />
    {refusal ? (
      <div className="sm:col-span-2">{refusal}</div>
    ) : (
      LINES.map(({ name, isOptional = false, isWide = false, ...attributes }) => (
        <Input
          key={name}
          {...attributes}
          optional={isOptional}
          aria-required={!isOptional}
          className={isWide ? 'sm:col-span-2' : undefined}
          {...field(name)}
        />
      ))
    )}
  </div>
);
