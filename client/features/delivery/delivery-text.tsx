import { countryName } from '#shared/kernel/country-name.ts';
import { type Destination, costText, daysText } from '#client/lib/delivery.ts';
import { t, tx } from '#client/lib/t.ts';

/** 'Delivery to Norway: $24, 6 to 10 days', 'Not delivered to Norway'. */
export function DeliveryText({ to: { country, state, cost, days } }: { to: Destination }) {
  const price = <span className="num text-paper">{costText(cost)}</span>;
  if (state === 'unknown' || !country)
    return tx('Delivery from {price}, depending on the country', { price });
  const name = countryName(country);
  if (state === 'none') return t('Not delivered to {country}', { country: name });
  if (!days) return tx('Delivery to {country}: {price}', { country: name, price });
  return tx('Delivery to {country}: {price}, {days}', {
    country: name,
    price,
    days: daysText(days.from, days.to),
  });
}
