/** The access table of offers, orders, payouts, certificates and new receipts: see table.ts. */
import { ADDRESS } from '../orders.ts';
import * as a from './fixtures.ts';
import {
  OWNER,
  OWNER_AND_MODERATOR,
  PARTIES,
  PARTIES_AND_MODERATOR,
  PARTY,
  UNBLOCKED,
  type Row,
  type Subject,
  on,
} from './rows.ts';

const OWN: Row[] = [];

const receiptOf = (receiptType: string) => (it: Subject) => ({
  purchaseId: it.id,
  receiptType,
  issuedTo: 'A. Collector',
});

export const TRADE_ACCESS: Record<string, Row[]> = {
  'GET /api/delivery-profiles': OWN,
  'GET /api/delivery-profiles/without': OWN,
  'POST /api/delivery-profiles': OWN,
  'PATCH /api/delivery-profiles/:id': [on(a.deliveryProfile, OWNER, () => ({ handlingDays: 3 }))],
  'DELETE /api/delivery-profiles/:id': [on(a.deliveryProfile, OWNER)],
  'GET /api/offers': OWN,
  'GET /api/artworks/:id/offer': [on(a.work, UNBLOCKED), on(a.hiddenWork, OWNER_AND_MODERATOR)],
  'POST /api/artworks/:id/offers': [
    on(a.work, UNBLOCKED, () => ({ amount: '90' })),
    on(a.hiddenWork, OWNER_AND_MODERATOR, () => ({ amount: '90' })),
  ],
  'POST /api/offers/:id/counter': [on(a.offer, PARTIES, () => ({ amount: '110' }))],
  'POST /api/offers/:id/accept': [on(a.offer, PARTIES, () => ({ amount: '100' }))],
  'POST /api/offers/:id/decline': [on(a.offer, PARTIES)],
  'POST /api/offers/:id/withdraw': [on(a.offer, PARTIES)],
  'POST /api/create-payment-intent': [
    on(a.work, UNBLOCKED, (it) => ({ artworkId: it.id, commissionAgreed: true })),
    on(a.hiddenWork, OWNER_AND_MODERATOR, (it) => ({ artworkId: it.id, commissionAgreed: true })),
  ],
  'GET /api/tax-details': OWN,
  'PUT /api/tax-details/seller': OWN,
  'PUT /api/tax-details/buyer': OWN,
  'GET /api/artworks/:id/tax': [on(a.work, UNBLOCKED), on(a.hiddenWork, OWNER_AND_MODERATOR)],
  'GET /api/office/tax-rates': OWN,
  'PUT /api/office/tax-rates/:country/:category': OWN,
  'DELETE /api/office/tax-rates/:country/:category': OWN,
  'GET /api/payouts/account': OWN,
  'POST /api/payouts/onboarding': OWN,
  'POST /api/payouts/give-up': OWN,
  'GET /api/purchases/:id': [on(a.order, PARTIES_AND_MODERATOR)],
  'GET /api/sales/:id': [on(a.order, OWNER_AND_MODERATOR)],
  'PUT /api/purchases/:id/address': [on(a.order, PARTY, () => ADDRESS)],
  'POST /api/purchases/:id/ship': [
    on(a.order, OWNER, () => ({ carrier: 'Royal Post', trackingNumber: 'RP 1' })),
  ],
  'POST /api/purchases/:id/confirm': [on(a.shippedOrder, PARTY)],
  'GET /api/purchases': OWN,
  'GET /api/purchases/artist/:userId': [on(a.member, OWNER_AND_MODERATOR)],
  'POST /api/purchases/:id/refund-request': [on(a.order, PARTY, () => ({ reason: 'It is another green.' }))],
  'DELETE /api/purchases/:id/refund-request': [on(a.refundAsked, PARTY)],
  'POST /api/purchases/:id/refund-request/accept': [on(a.refundAsked, OWNER_AND_MODERATOR)],
  'POST /api/purchases/:id/refund-request/decline': [
    on(a.refundAsked, OWNER_AND_MODERATOR, () => ({ answer: 'It is the green of the picture.' })),
  ],
  'POST /api/purchases/:id/refund-request/part': [
    on(a.refundAsked, OWNER_AND_MODERATOR, () => ({
      amount: '20.00',
      answer: 'The frame alone is scratched.',
    })),
  ],
  'POST /api/purchases/:id/refund-request/part/accept': [on(a.partOffered, PARTY)],
  'POST /api/purchases/:id/refund-request/part/decline': [on(a.partOffered, PARTY)],
  'POST /api/purchases/:id/refund': [on(a.order, OWNER_AND_MODERATOR, () => ({ reason: 'It broke.' }))],
  'GET /api/refund-requests': OWN,
  'GET /api/certificates': OWN,
  'GET /api/certificates/verify/:code': OWN,
  'GET /api/certificates/:code': [on(a.certificate, PARTIES_AND_MODERATOR)],
  'PUT /api/certificates/:code/name': [on(a.certificate, PARTY, () => ({ isNamed: true }))],
  'POST /api/certificates/:code/link': [on(a.certificate, PARTY)],
  'DELETE /api/certificates/:code/link': [on(a.certificate, PARTY)],
  'GET /api/order-files/:id': [on(a.certifiedOrder, PARTY)],
  'GET /api/order-certificates/:id': [on(a.certifiedOrder, PARTIES_AND_MODERATOR)],
  // For holders of the link; its token is the secret.
  'GET /api/certificate-links/:code': OWN,
  'POST /api/certificate-links/:code/accept': OWN,
  'POST /api/receipts': [
    on(a.order, OWNER_AND_MODERATOR, receiptOf('artist')),
    on(a.order, PARTIES_AND_MODERATOR, receiptOf('buyer')),
    on(a.order, OWNER_AND_MODERATOR, receiptOf('admin')),
  ],
};
