/** Words that mean the same, and words that Britons and Americans spell differently. Tables to read and to extend. */

/** Each line: all of them find each other, so they mean the same; what is a kind of something stands in `NARROWER`. */
export const SYNONYMS = `
harbor port marina quay dock pier
boat ship sailboat vessel
sea ocean
underwater undersea
beach shore coast seaside
mountain summit alps peak
forest wood woods woodland
river stream brook creek
lake pond
sunset dusk sundown twilight
sunrise dawn daybreak
night nocturnal midnight
planet globe
moon lunar moonlight
sun sunny solar sunshine sunlight
star stars starry stellar
wind windy breeze
space cosmos cosmic galaxy universe
flower flowers blossom bloom bouquet floral
plant plants botanical
leaf leaves
tree trees
meadow field lawn
city town urban skyline cityscape
house home cottage
window windows
dog dogs puppy
cat kitten
bird birds
animal animals creature wildlife
person people figure
woman women
man men
mother mom mum
father dad
grandfather grandpa
child children kid kids
baby nursery
fruit fruits
food meal
music musical musician song melody
drum drums
dance dancing dancer ballet
geometric geometry
tile tiles
minimal minimalist minimalism minimalistic
abstract abstraction nonfigurative
circle circles round
line lines linear
stripe stripes
wave waves swell
water aquatic
snow snowy
winter wintry
rain rainy raindrop drizzle
spooky eerie ghostly ghost haunted creepy
love loving lover
memory memories
happy cheerful joyful
cozy snug
embroidery embroidered stitched stitch needlework
storm stormy tempest
vase jug pitcher
cup mug
bowl bowls
plate dish saucer platter
path trail track footpath road lane
stone boulder pebble
lantern lamp lamps
net mesh web
gold golden gilded gilt
spiral spirals helix
mandala rosette
reflection mirrored mirroring
glossy shiny iridescent
fabric cloth
countryside rural
cliff cliffs
spring springtime springlike
summer summery summertime
futuristic scifi
bubble bubbles
imaginary imagined invented fictional
cloud clouds cloudy
fire flame ember flames
desert dune
canyon gorge
island isle
map maps chart topographic cartography topography
photograph photo photography
painting paint
watercolor aquarelle gouache
drawing sketch linework doodle
sculpture statue sculptural
ceramic ceramics pottery stoneware earthenware porcelain clay
ceramist ceramicist potter
photographer photojournalist
illustration illustrated illustrator
printmaking printmaker printmakers
textile fabric
tapestry weaving woven
quilt patchwork
collage papercut
linocut woodcut linoprint lino
risograph riso
wool woolen woollen
typography typographic lettering letter letters type font calligraphy alphabet
generative algorithmic code computational
ai generated
maze labyrinth
fog foggy mist misty haze hazy
swirl swirls marbled marbling
bathroom bath
office desk
reef coral
brush brushes paintbrush
autumn fall autumnal
`;

/** Each line: the first finds all others, but not they it. */
export const NARROWER = `
landscape meadow valley forest hill mountain lake coast canyon field stream river horizon harbor
scenery meadow valley forest hill mountain lake coast canyon field stream river
countryside meadow field hill valley garden
nature forest meadow mountain stream flower fern leaf sea animal plant tree
outdoors forest meadow mountain stream hiking
seascape sea coast harbor beach
ocean underwater reef
forest larch pine
water sea ocean lake river stream
mountain hill ridge
sky cloud star sunset
evening sunset dusk twilight
morning sunrise dawn
winter snow frost
space planet orbit star moon cosmic
plant leaf fern succulent houseplant flower moss dandelion
leaf fern
tree larch pine oak
flower dandelion dahlia rose tulip sunflower lily poppy daisy iris orchid peony hydrangea magnolia lotus marigold
garden flower fern
ceramist ceramic pottery stoneware porcelain vase
photographer photograph photography
painter painting watercolor
weaver tapestry weaving textile
printmaker print linocut woodcut etching
sculptor sculpture
illustrator illustration
animal dog cat bird horse zebra fish lion wolf bear spaniel butterfly bee fox deer owl elephant tiger rabbit cow sheep insect whale frog toad snake turtle mouse squirrel hedgehog giraffe monkey duck goose swan chicken rooster crow raven parrot peacock hummingbird flamingo penguin dolphin shark octopus jellyfish crab snail spider ant dragonfly goat pig donkey camel panda koala kangaroo crocodile hippo leopard cheetah
pet dog cat puppy kitten spaniel rabbit
dog spaniel retriever labrador poodle terrier bulldog dachshund
portrait face person people woman man girl boy
person human woman man mother daughter father child crowd dancer musician
human person people woman man mother daughter father child crowd dancer musician
family mother daughter father child
kid childlike
food fruit fig
fruit apple lemon fig pear strawberry cherry grape peach banana berry
weather storm rain snow fog mist cloud wind
season autumn spring summer winter
city building tower street
building tower house church castle skyline skyscraper temple mosque cathedral palace barn
vehicle car train boat ship bicycle motorcycle bus truck airplane
music concert drum instrument sound klang
instrument drum piano violin guitar trumpet saxophone
pattern geometric tile stripe patchwork
abstract swirl
circle sphere
textile weaving tapestry quilt embroidery shibori macrame
ceramic vase plate bowl
watercolor wash
print linocut woodcut engraving risograph poster etching lithograph cyanotype
gardener garden plant flower botanical
metal metallic brass bronze copper steel silver iron
flora flower plant leaf
spiral dahlia
liquid fluid molten
drawing linework
generative mathematics
coffee cup
wine bottle
`;

/** Each line: forms of one word that have no common stem, and words made of it. */
export const FAMILIES = `
break broke broken
draw drew drawn drawing drawings
weave wove woven weaving weavings
metal metallic
mend repair
throw threw thrown
blow blew blown
freeze froze frozen
grow grew grown
fly flew flown flying flight
fall fell fallen
rise risen rising
sleep slept asleep sleeping
swim swam swimming
sing sang sung singing
write wrote written
hide hid hidden
sew sewed sewn
melt melted molten
burn burnt burned
bend bent
wear wore worn
tear torn
geometry geometric geometrical
botany botanic botanical
wood wooden
gold golden
silver silvery
glass glassy
sun sunny sunlit
moon moonlit
star starry starlit
snow snowy
mountain mountainous
marble marbled marbling
light lit
sand sandy
rust rusty rusted
leaf leaves leafy
mouse mice
goose geese
knife knives
wolf wolves
`;

/** Each line: what means the same as a phrase; words of one thing are joined by '_'. */
export const PHRASES = `
line_art line_drawing linework lineart contour_drawing
line_drawing line_art linework lineart
tie_dye shibori batik tie_dyed ikat
wall_hanging tapestry macrame
pop_art warhol
stained_glass leaded_glass glass_window
still_life still_lifes
paper_cut cut_paper papercut
screen_print silkscreen serigraph screenprint
pen_drawing ink_drawing plotter
golden_hour sunset sunrise
`;

/** What pictures have that are not wanted because of it: words in them, people's bodies. */
export const SEEN_WITH = `
text word words lettering typography letter letters
word text words lettering typography
letter text lettering typography alphabet
people face figure portrait
`;

/** Techniques: as a verb of a description, 'bands weave past', they say nothing of how a work was made. */
export const TECHNIQUES = new Set(
  'weave weaving woven tapestry textile fabric embroidery embroidered stitch stitched needlework quilt patchwork paint painting painted draw drawing drawn sketch print prints photograph photo photography sculpture sculptural statue collage papercut linocut woodcut engraving etching ceramic ceramics pottery stoneware porcelain carving marbling shibori macrame risograph poster watercolor plotter'.split(
    ' ',
  ),
);

/** Each line: what is seen where the first is, or goes with it; for other works than those asked for. A phrase has a low line. */
export const BESIDE = `
boat harbor sea lake river
sailing harbor sea waves
bridge river city
lighthouse harbor coast sea
fish underwater ocean sea reef
fishing lake sea river harbor
waterfall stream river water
swimming water underwater sea
mermaid underwater ocean sea
pool water
cabin forest mountain
horse meadow field mountain
cow meadow field
sheep meadow hills
wheat meadow field summer
farm meadow field
tractor meadow field
bee flower meadow
butterfly flower garden
bird sky tree
airplane sky travel
skyscraper city skyline
zodiac stars moon space
frog pond water
train travel city
car city street
bicycle city street
street city buildings
church stained mosaic
book letter typography
chair living kitchen
guitar music musician
piano music musician
violin music musician
jazz music concert
singer music concert
dancer music rhythm
coffee kitchen morning
bread kitchen food
cake kitchen food
vegetables kitchen food
wine evening kitchen
golden_hour sunset sunrise sunlight morning evening
musician rhythm dance poster party
texture textile weaving embroidery relief
science mathematics simulation neural generative
japanese shibori kintsugi zen wash
snowman winter snow
ski mountains snow
christmas winter candle
halloween ghostly eerie night
astronaut space cosmic planet
rocket space cosmic planet
robot futuristic neural
cyberpunk city night futuristic neural
cloud sky mountain mist horizon
computer generative mathematics
chemist simulation mathematics
scientist simulation mathematics
physicist attractor mathematics
teacher letter typography
cook kitchen food
photographer photograph
baby kids playful
woman elegant romantic
man solitude evening
monk zen quiet
yoga zen calm
buddha zen calm
beach sea waves sun
palm leaves summer
jungle leaves forest
cactus succulent desert
`;

/** British, American. */
export const SPELLINGS = `
harbour harbor
colour color
watercolour watercolor
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
