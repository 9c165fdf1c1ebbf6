import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { type AddressDraft, type AddressErrors, COUNTRIES } from './address-draft.ts';
import * as texts from './texts.ts';

interface AddressFieldsProps {
  value: AddressDraft;
  errors: AddressErrors;
  onChange: (next: AddressDraft) => void;
}

const LINES: readonly {
  name: Exclude<keyof AddressDraft, 'country'>;
  label: string;
  autoComplete: string;
  maxLength: number;
  isOptional?: boolean;
  isWide?: boolean;
}[] = [
  { name: 'name', label: texts.fullName, autoComplete: 'shipping name', maxLength: 100, isWide: true },
  {
    name: 'line1',
    label: texts.streetAndNumber,
    autoComplete: 'shipping address-line1',
    maxLength: 120,
    isWide: true,
  },
  {
    name: 'line2',
    label: texts.apartmentFloorCompany,
    autoComplete: 'shipping address-line2',
    maxLength: 120,
    isOptional: true,
    isWide: true,
  },
  { name: 'postalCode', label: texts.postalCode, autoComplete: 'shipping postal-code', maxLength: 16 },
  { name: 'city', label: texts.city, autoComplete: 'shipping address-level2', maxLength: 80 },
  {
    name: 'region',
    label: texts.stateOrRegion,
    autoComplete: 'shipping address-level1',
    maxLength: 80,
    isOptional: true,
  },
];

/** Fields of a delivery address, in the usual order. */
export const AddressFields = ({ value, errors, onChange }: AddressFieldsProps) => (
  <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
    {LINES.map(({ name, label, isOptional = false, isWide = false, ...attributes }) => (
      <div key={name} className={isWide ? 'sm:col-span-2' : undefined}>
        <Field label={label} optional={isOptional} error={errors[name]}>
          {(control) => (
            <input
              {...control}
              {...attributes}
              {...(name === 'name' ? { 'data-autofocus': true } : {})}
              aria-required={!isOptional}
              value={value[name]}
              onChange={(event) => onChange({ ...value, [name]: event.target.value })}
            />
          )}
        </Field>
      </div>
    ))}
    <Field label={texts.country} error={errors.country}>
      {(control) => (
        <Select
          {...control}
          aria-required
          autoComplete="shipping country"
          value={value.country}
          onChange={(event) => onChange({ ...value, country: event.target.value })}
        >
          <option value="" disabled>
            {texts.chooseACountry}
          </option>
          {COUNTRIES.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  </div>
);
