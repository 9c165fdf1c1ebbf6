/** Words that mean the same, and words that Britons and Americans spell differently. Tables to read and to extend. */

/** Each line: all of them find each other. */
const SYNONYMS = `
harbor port marina quay dock pier
boat ship sailboat vessel
sea ocean underwater undersea
beach shore coast seaside
mountain hill summit alps
forest wood woods woodland
river stream brook creek
lake pond
sunset dusk sundown twilight evening
sunrise dawn daybreak morning
night nocturnal midnight
planet world globe
moon lunar moonlight
sun sunny solar sunshine sunlight
star stars starry stellar
wind windy breeze
space cosmos orbit galaxy planet
flower flowers blossom bloom bouquet floral dahlia rose
plant plants leaf leaves botanical fern succulent houseplant
tree trees larch
garden meadow field lawn
city town urban skyline street cityscape tower
house home building cottage village tower
window windows
kitchen dining
dog dogs puppy spaniel pet pets
cat kitten pet pets
bird birds
animal animals creature wildlife
portrait face person people figure woman man girl boy
mother daughter mom mum family
father dad grandfather grandpa family
child children kid kids baby nursery
food fruit meal fig
music musical musician song sound drum drums melody concert instrument klang
dance dancing
pattern geometric geometry tile tiles
abstract abstraction nonfigurative marbled swirl
circle circles round sphere
line lines linear stripe stripes
wave waves swell
water aquatic
snow snowy winter frost
rain rainy raindrop drizzle
spooky eerie ghostly ghost haunted creepy
love loving lover
memory memories
happy cheerful joyful
cozy snug
cosmic cosmos space
storm stormy tempest
cloud clouds cloudy sky
fire flame ember flames
desert dune
canyon gorge
island isle
map maps chart topographic cartography
poster print placard
photograph photo photography picture
painting paint
watercolor watercolour aquarelle gouache wash ink
drawing sketch
sculpture statue sculptural
ceramic ceramics pottery stoneware vase clay
textile fabric weaving tapestry quilt embroidery shibori macrame hanging
glass stained
paper collage papercut
linocut woodcut engraving block
typography lettering letter letters type font
generative algorithmic code computational mathematics
ai generated
big large huge oversized
small little tiny miniature
maze labyrinth
smoke fog foggy mist misty haze hazy
swirl swirls marbled marbling
bathroom bath
bedroom bed sleep
office desk
reef coral
bowl plate dish
brush brushes paintbrush
autumn fall
coffee cup kitchen
wine glass bottle
hope light
`;

/** British, American. */
const SPELLINGS = `
harbour harbor
colour color
coloured colored
colourful colorful
grey gray
centre center
theatre theater
fibre fiber
metre meter
jewellery jewelry
jewel jewel
mould mold
plough plow
moustache mustache
pyjamas pajamas
cosy cozy
aeroplane airplane
neighbour neighbor
favourite favorite
flavour flavor
honour honor
labour labor
humour humor
rumour rumor
armour armor
vapour vapor
splendour splendor
savour savor
parlour parlor
behaviour behavior
catalogue catalog
dialogue dialog
analogue analog
marvellous marvelous
traveller traveler
woollen woolen
sculpt sculpt
aluminium aluminum
sombre somber
lustre luster
sabre saber
spectre specter
ochre ocher
storey story
tyre tire
cheque check
draught draft
sceptical skeptical
organise organize
stylised stylized
realise realize
`;

const groupsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

function indexed(table: string): Map<string, string[]> {
  const of = new Map<string, string[]>();
  for (const group of groupsOf(table)) {
    for (const word of group) of.set(word, [...(of.get(word) ?? []), ...group]);
  }
  return of;
}

const SPELLED = indexed(SPELLINGS);
const MEANT = indexed(SYNONYMS);

/** The word as it would stand in the tables: boats, boat; parties, party. */
const singulars = (word: string): string[] => [
  word,
  ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
  ...(/(?:s|x|ch|sh)es$/.test(word) ? [word.slice(0, -2)] : []),
  ...(word.endsWith('s') ? [word.slice(0, -1)] : []),
];

/** The word in both spellings. */
export const spellingsOf = (word: string): string[] => [
  ...new Set([word, ...singulars(word).flatMap((one) => SPELLED.get(one) ?? [])]),
];

/** The word in both spellings, and all that mean the same. */
export const meaningsOf = (word: string): string[] => [
  ...new Set(
    spellingsOf(word).flatMap((spelled) => [
      spelled,
      ...singulars(spelled).flatMap((one) => (MEANT.get(one) ?? []).flatMap(spellingsOf)),
    ]),
  ),
];

/** A word that these tables have is correct. */
export const isInTables = (word: string): boolean =>
  singulars(word).some((one) => MEANT.has(one) || SPELLED.has(one));
