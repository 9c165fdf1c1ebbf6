import { useEffect } from 'react';
import { BRAND } from '#shared/kernel/brand.ts';

/** The document's title: "Receipts - Atelier", or the brand alone. */
export function useTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} - ${BRAND}` : BRAND;
  }, [title]);
}
