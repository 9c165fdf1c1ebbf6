import type { ComponentProps } from 'react';
import { Input } from './input.tsx';

/**
 * An amount in dollars. Text, because number fields of some browsers drop a comma: "10,00" would become 1000, or
 * nothing.
 */
export const AmountInput = (props: Omit<ComponentProps<typeof Input>, 'type' | 'unit' | 'inputMode'>) => (
  <Input unit="$" isNumeric inputMode="decimal" autoComplete="off" {...props} />
);
