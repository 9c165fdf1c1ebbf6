/** Which number of an edition it is, as labels, rows, letters and receipts say it. */
export const numberText = ({ number, size }: { number: number; size: number }): string =>
  `Number ${number} of ${size}`;
