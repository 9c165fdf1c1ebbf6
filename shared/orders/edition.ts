/** Words the number of an edition alike for labels, rows, letters and receipts. */
export const numberText = ({ number, size }: { number: number; size: number }): string =>
  `Number ${number} of ${size}`;
