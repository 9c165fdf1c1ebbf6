/** What `/developers` shows: the same three steps in each language. `docs/api.md` has all of them at length. */
export const LANGUAGES = ['curl', 'TypeScript', 'Python'] as const;
export type Language = (typeof LANGUAGES)[number];
type Step = 'read' | 'change' | 'sold';

export const snippets = (origin: string): Record<Step, Record<Language, string>> => ({
  read: {
    curl: `curl ${origin}/api/auth/user \\
  -H "Authorization: Bearer $ATELIER_TOKEN"

# { "id": "5f0c…", "artistName": "Mina Sol", … }
curl ${origin}/api/users/5f0c…/artworks \\
  -H "Authorization: Bearer $ATELIER_TOKEN"`,
    TypeScript: `import { connect, getCurrentMember, listArtworksOf, orThrow } from 'atelier-client';

const atelier = connect({ url: '${origin}', token: process.env.ATELIER_TOKEN });

const me = await orThrow(getCurrentMember(atelier));
const works = await orThrow(listArtworksOf(atelier, { path: { id: me.id } }));`,
    Python: `import os, requests

atelier = requests.Session()
atelier.headers["Authorization"] = f"Bearer {os.environ['ATELIER_TOKEN']}"

me = atelier.get("${origin}/api/auth/user").json()
works = atelier.get(f"${origin}/api/users/{me['id']}/artworks").json()`,
  },
  change: {
    curl: `curl -X PATCH ${origin}/api/artworks/$ID \\
  -H "Authorization: Bearer $ATELIER_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{ "price": "190.00" }'`,
    TypeScript: `const { data, error } = await editArtwork(atelier, {
  path: { id },
  body: { price: '190.00' },
});
if (error?.code === 'artwork_reserved') console.log('Someone is buying it.');
else console.log(data?.price);`,
    Python: `answer = atelier.patch(
    f"${origin}/api/artworks/{id}",
    json={"price": "190.00"},
)
if answer.status_code == 409:
    print(answer.json()["code"])  # artwork_reserved`,
  },
  sold: {
    curl: `curl ${origin}/api/purchases/artist/$ME \\
  -H "Authorization: Bearer $ATELIER_TOKEN"

curl -X POST ${origin}/api/purchases/$SALE/ship \\
  -H "Authorization: Bearer $ATELIER_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{ "carrier": "Royal Mail", "trackingNumber": "RR123456785GB" }'`,
    TypeScript: `for await (const sale of pages(listSales, atelier, { path: { userId: me.id } })) {
  if (sale.status !== 'paid') continue;
  const body = { carrier: 'Royal Mail', trackingNumber: 'RR123456785GB' };
  await orThrow(shipSale(atelier, { path: { id: sale.id }, body }));
}`,
    Python: `for sale in atelier.get(f"${origin}/api/purchases/artist/{me['id']}").json():
    if sale["status"] == "paid":
        parcel = {"carrier": "Royal Mail", "trackingNumber": "RR123456785GB"}
        atelier.post(f"${origin}/api/purchases/{sale['id']}/ship", json=parcel)`,
  },
});
