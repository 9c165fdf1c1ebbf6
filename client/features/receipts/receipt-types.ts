import { Building2, type LucideIcon, Palette, ShoppingBag } from 'lucide-react';
import type { ReceiptType } from '#shared/receipts/contract.ts';
import { t } from '#client/lib/t.ts';

export const RECEIPT_TYPE_NAMES: Record<ReceiptType, string> = {
  artist: t('Artist'),
  buyer: t('Buyer'),
  admin: t('Admin'),
};
export const RECEIPT_TYPE_ICONS: Record<ReceiptType, LucideIcon> = {
  artist: Palette,
  buyer: ShoppingBag,
  admin: Building2,
};
