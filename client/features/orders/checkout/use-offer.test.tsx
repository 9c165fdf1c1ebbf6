import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { ERRORS } from '#shared/http/errors.ts';
import { artworkDetailSample, noPromise, memberSample } from '#client/lib/testing/samples.ts';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { CheckoutUnavailable } from './checkout-unavailable.tsx';
import { useOffer } from './use-offer.ts';

const BUYER = { ...memberSample, id: '99999999-9999-4999-8999-999999999999' };
const Screen = () => {
  const offer = useOffer(artworkDetailSample.id, BUYER);
  if (offer.isPending) return null;
  return offer.artwork ? (
    `On offer for ${offer.artwork.price}`
  ) : (
    <CheckoutUnavailable reason={offer.reason} orderId={offer.orderId} />
  );
};
const show = (work: Partial<ArtworkDetail>) => {
  const path = `GET /api/artworks/${artworkDetailSample.id}`;
  const answer = { ...artworkDetailSample, isForSale: true, isSold: false, price: '260.00', ...work };
  stubApi({ [path]: answer });
  renderPage(<Screen />);
};

test.each([
  [{ price: null }, ERRORS.price_on_request.detail],
  [{ price: '0.49' }, ERRORS.price_too_low.detail],
  [{ price: '1000000.00' }, ERRORS.price_too_high.detail],
  [{ isSold: true, isForSale: false }, ERRORS.artwork_sold.detail],
])('works a card cannot pay are refused with a reason, %#', async (work, reason) => {
  show(work);
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.getByText('This artwork is not available for purchase.')).toBeTruthy();
});

test('whoever bought it finds the order', async () => {
  const orderId = '55555555-5555-4555-8555-555555555555';
  show({ isSold: true, isForSale: false, orderId });
  const link = await screen.findByRole('link', { name: 'View your order' });
  expect(link.getAttribute('href')).toBe(`/purchases/${orderId}`);
});

test('a work on hold is refused until then', async () => {
  show({ isReserved: true, onHoldUntil: new Date(2027, 0, 5, 14, 35) });
  expect(await screen.findByText('It’s on hold until Jan 5, 2027, 2:35 PM.')).toBeTruthy();
});

test('the lowest price a card can pay is allowed', async () => {
  show({ price: '0.50' });
  expect(await screen.findByText('On offer for 0.50')).toBeTruthy();
});

test('an accepted price holds when the artist is no longer open to offers, and has no list price', async () => {
  const { commissionRate, deliveryCost } = artworkDetailSample;
  const agreed = {
    price: '185.00',
    artistAmount: '166.50',
    commissionRate,
    deliveryCost,
    ...noPromise,
    until: new Date(),
  };
  show({ price: null, isOpenToOffers: false, agreed });
  expect(await screen.findByText('On offer for 185.00')).toBeTruthy();
});
