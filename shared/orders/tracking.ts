/** Parcel tracking. The artist types the carrier's name, so it is recognized by its beginning. */
const CARRIERS: readonly (readonly [name: RegExp, url: string])[] = [
  [/^ups\b/i, 'https://www.ups.com/track?tracknum='],
  [/^fed ?ex\b/i, 'https://www.fedex.com/fedextrack/?trknbr='],
  [/^usps\b|^u\.?s\.? postal service\b/i, 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
  [/^dhl\b/i, 'https://www.dhl.com/global-en/home/tracking.html?tracking-id='],
  [/^deutsche post\b/i, 'https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode='],
  [/^royal mail\b/i, 'https://www.royalmail.com/track-your-item#/tracking-results/'],
  [/^parcelforce\b/i, 'https://www.parcelforce.com/track-trace?trackNumber='],
  [/^evri\b|^hermes\b/i, 'https://www.evri.com/track/parcel/'],
  [/^dpd\b/i, 'https://www.dpd.com/tracking?parcelNumber='],
  [
    /^canada post\b|^postes canada\b/i,
    'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=',
  ],
  [/^australia post\b|^auspost\b/i, 'https://auspost.com.au/mypost/track/#/details/'],
  [/^(nz|new zealand) post\b/i, 'https://www.nzpost.co.nz/tools/tracking?trackid='],
  [/^la poste\b|^colissimo\b/i, 'https://www.laposte.fr/outils/suivre-vos-envois?code='],
  [/^chronopost\b/i, 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT='],
  [/^postnl\b/i, 'https://jouw.postnl.nl/track-and-trace/'],
  [/^bpost\b/i, 'https://track.bpost.cloud/btr/web/#/search?itemCode='],
  [/^(swiss|die|schweizerische) post\b/i, 'https://service.post.ch/ekp-web/ui/entry/search/'],
  [/^(österreichische|austrian) post\b/i, 'https://www.post.at/s/sendungsdetails?snr='],
  [/^poste italiane\b/i, 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/'],
  [/^correos\b/i, 'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number='],
  [/^an post\b/i, 'https://www.anpost.com/Post-Parcels/Track/History?item='],
  [/^postnord\b/i, 'https://tracking.postnord.com/en/tracking?id='],
  [/^posten\b|^bring\b/i, 'https://sporing.posten.no/sporing/'],
  [/^gls\b/i, 'https://gls-group.com/GROUP/en/parcel-tracking?match='],
  [/^japan post\b/i, 'https://trackings.post.japanpost.jp/services/srv/search/direct?locale=en&reqCodeNo1='],
  [/^inpost\b/i, 'https://inpost.pl/en/find-parcel?number='],
];

/** The carrier's tracking page, or null for an unknown carrier. */
export function trackingUrl(carrier: string, trackingNumber: string): string | null {
  const known = CARRIERS.find(([name]) => name.test(carrier.trim()));
  return known ? known[1] + encodeURIComponent(trackingNumber.replaceAll(/\s/g, '')) : null;
}
