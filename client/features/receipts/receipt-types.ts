import { Building2, type LucideIcon, Palette, ShoppingBag } from 'lucide-react';
import type { ReceiptType } from '#shared/receipts/contract.ts';

export const RECEIPT_TYPE_NAMES: Record<ReceiptType, string> = {
  artist: 'Artist',
  buyer: 'Buyer',
  admin: 'Admin',
};
export const RECEIPT_TYPE_ICONS: Record<ReceiptType, LucideIcon> = {
  artist: Palette,
  buyer: ShoppingBag,
  admin: Building2,
};
