import { useEffect } from 'react';
import { BRAND } from '#shared/kernel/brand.ts';

/** The document's title: "Receipts - Atelier". @param title '': the brand alone; undefined: as it is */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title ? `${title} - ${BRAND}` : BRAND;
  }, [title]);
}
