/** Parcel tracking. The artist types the carrier's name, so it is recognized by its beginning. */
const CARRIERS: readonly (readonly [name: RegExp, url: string])[] = [
  [/^ups\b/i, 'https://www.ups.com/track?tracknum='],
  [/^fed ?ex\b/i, 'https://www.fedex.com/fedextrack/?trknbr='],
  [/^usps\b|^u\.?s\.? postal service\b/i, 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
  [/^dhl\b|^deutsche post\b/i, 'https://www.dhl.com/global-en/home/tracking.html?tracking-id='],
  [/^royal mail\b/i, 'https://www.royalmail.com/track-your-item#/tracking-results/'],
  [/^canada post\b/i, 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor='],
  [/^australia post\b|^auspost\b/i, 'https://auspost.com.au/mypost/track/#/details/'],
  [/^la poste\b|^colissimo\b/i, 'https://www.laposte.fr/outils/suivre-vos-envois?code='],
  [/^correos\b/i, 'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number='],
  [/^postnord\b/i, 'https://tracking.postnord.com/en/tracking?id='],
  [/^posten\b|^bring\b/i, 'https://sporing.posten.no/sporing/'],
  [/^gls\b/i, 'https://gls-group.com/GROUP/en/parcel-tracking?match='],
];

/** The carrier's tracking page, or null for an unknown carrier. */
export function trackingUrl(carrier: string, trackingNumber: string): string | null {
  const known = CARRIERS.find(([name]) => name.test(carrier.trim()));
  return known ? known[1] + encodeURIComponent(trackingNumber.replaceAll(/\s/g, '')) : null;
}
