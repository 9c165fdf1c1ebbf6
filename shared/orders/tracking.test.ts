import { expect, test } from 'vitest';
import { trackingUrl } from './tracking.ts';

test.each([
  ['UPS', '1Z 999 AA1 01', 'https://www.ups.com/track?tracknum=1Z999AA101'],
  ['ups ground', '1Z', 'https://www.ups.com/track?tracknum=1Z'],
  ['FedEx International', '77', 'https://www.fedex.com/fedextrack/?trknbr=77'],
  [' DHL Express', 'JD/1&x', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=JD%2F1%26x'],
  ['Deutsche Post', 'RR 1', 'https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode=RR1'],
  ['PostNL Pakket', '3S1', 'https://jouw.postnl.nl/track-and-trace/3S1'],
  ['An Post', 'CE1', 'https://www.anpost.com/Post-Parcels/Track/History?item=CE1'],
  ['Royal Mail', 'AB1', 'https://www.royalmail.com/track-your-item#/tracking-results/AB1'],
])('%s has its own tracking page', (carrier, number, url) => {
  expect(trackingUrl(carrier, number)).toBe(url);
});

test.each(['A friend with a van', 'Upstate Couriers', 'Post', 'Dpdx', 'javascript:alert(1)', ''])(
  '%s has no known page',
  (carrier) => {
    expect(trackingUrl(carrier, '1')).toBeNull();
  },
);
