/** Words that mean the same, and words that Britons and Americans spell differently. Tables to read and to extend. */

/** Each line: all of them find each other. */
const SYNONYMS = `
harbor port marina quay dock pier
boat ship sailboat vessel
sea ocean underwater undersea seascape
beach shore coast seaside
mountain hill summit alps peak ridge
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
portrait face person people figure woman women man men girl boy
mother daughter mom mum family
father dad grandfather grandpa family
child children kid kids baby nursery
food fruit meal fig
music musical musician song sound drum drums melody concert instrument klang
dance dancing
pattern geometric geometry tile tiles
minimal minimalist minimalism minimalistic
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
photograph photo photography
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

/** Each line: the first finds all others, but not they it. */
const NARROWER = `
landscape meadow valley forest hill mountain lake coast canyon field stream river horizon harbor
landscapes meadow valley forest hill mountain lake coast canyon field stream river horizon harbor
scenery meadow valley forest hill mountain lake coast canyon field stream river
countryside meadow field hill valley garden
nature forest meadow mountain stream flower fern leaf sea animal plant tree
outdoors forest meadow mountain stream hiking
plant fern succulent flower moss dandelion
flower dandelion tulip sunflower lily poppy
flowers dandelion tulip sunflower lily poppy
animal dog cat bird horse zebra fish lion wolf bear spaniel butterfly bee fox deer owl elephant tiger rabbit cow sheep insect whale
animals dog cat bird horse zebra fish lion wolf bear spaniel butterfly bee fox deer owl elephant tiger rabbit cow sheep insect whale
people human mother daughter father child crowd dancer musician
person human mother daughter father child crowd dancer musician
humans person people woman man mother daughter father child crowd dancer musician
weather storm rain snow fog mist cloud wind
season autumn spring summer winter
fruit apple lemon fig orange pear strawberry cherry grape peach banana berry
building tower house church castle skyline
buildings tower house church castle skyline
vehicle car train boat ship bicycle
instrument drum piano violin guitar trumpet saxophone
vase ceramics
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
const WIDER = new Map(groupsOf(NARROWER).map(([word, ...narrower]) => [word!, narrower]));

/** The word as it would stand in the tables: boats, boat; parties, party; leafs and leaves, leaf; misspelled: citys, city. */
export const singularsOf = (word: string): string[] => [
  word,
  ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
  ...(/(?:s|x|ch|sh)es$/.test(word) ? [word.slice(0, -2)] : []),
  ...(word.endsWith('s') || word.endsWith('z') ? [word.slice(0, -1)] : []),
  ...(word.endsWith('ves') ? [`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`] : []),
  ...(word.endsWith('oes') ? [word.slice(0, -2)] : []),
];

/** The word in both spellings. */
export const spellingsOf = (word: string): string[] => [
  ...new Set([word, ...singularsOf(word).flatMap((one) => SPELLED.get(one) ?? [])]),
];

/** The word in both spellings, and all that mean the same. */
export const meaningsOf = (word: string): string[] => [
  ...new Set(
    spellingsOf(word).flatMap((spelled) => [
      spelled,
      ...singularsOf(spelled).flatMap((one) =>
        [...(MEANT.get(one) ?? []), ...(WIDER.get(one) ?? [])].flatMap(spellingsOf),
      ),
    ]),
  ),
];

/** What is of the same kind: of birds, other animals. */
export const kindOf = (word: string): string[] => [
  ...new Set(
    [...WIDER].flatMap(([kind, narrower]) =>
      singularsOf(word).some((one) => narrower.includes(one)) ? meaningsOf(kind) : [],
    ),
  ),
];

/** A word that these tables have is correct. */
export const isInTables = (word: string): boolean =>
  singularsOf(word).some((one) => MEANT.has(one) || SPELLED.has(one) || WIDER.has(one));
