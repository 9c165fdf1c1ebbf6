/** What goes with what, and what is like a style or a famous artist. A table to read and to extend. */

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
collage paper layers patchwork
oil painting
acrylic painting
tempera painting
gouache painting
canvas painting
fresco painting
charcoal drawing
pencil drawing
graphite drawing
crayon drawing
chalk drawing
pen drawing
ink drawing wash
nude figure
airplane sky travel
skyscraper city skyline
zodiac stars moon space
frog pond water
train travel city
car city street
bicycle city street
street city buildings
church stained mosaic light
chapel stained mosaic light
religious stained mosaic light
religion stained mosaic light
sacred stained mosaic light
spiritual stained mosaic zen
christian stained mosaic light
cathedral stained mosaic light
temple zen stained
altar stained mosaic candle
saint stained mosaic
angel stained mosaic dreamy
faith stained mosaic light
bible stained mosaic light
storm dramatic waves sea mist
thunder dramatic storm waves
rain mist gray water
winter snow mist cold mountains
snow winter mist cold mountains
ice snow winter cold mist
frost snow winter cold mist
cold snow winter mist
fog mist mountains
mist mountains quiet
autumn october trees forest meadow earthy rust wool brick
summer meadow sun beach flowers
spring flowers garden blossom leaves
harbor sea coast boat waves
port sea coast harbor
nautical sea harbor waves coast
coast sea waves harbor
seascape sea waves lake coast
sea waves coast lake
bronze brass metallic copper molten sculpture
brass bronze metallic gold
copper brass bronze metallic
iron metallic brass molten
steel metallic brass molten
metal metallic brass molten
silver metallic molten
marble ceramics stoneware sculpture
wood plywood tree forest
glass stained leaded
abstract geometric pattern patchwork
geometric pattern abstract circles
building city skyline tower
tower city skyline buildings
castle city tower buildings mountains
village city buildings hills
house city buildings windows
sunset golden evening lake sunrise
sunrise morning sun hills sunset
moon night stars planet
stars night planet space moon
jewelry gold brass elegant
architecture stained mosaic
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
watercolor wash ink painting
ukiyo japanese waves linocut wash
designer typography poster geometric
architect buildings city geometric
chef food kitchen fruit
engineer geometric mathematics machine
programmer generative code computational
coder generative code computational
doctor calm plant
nurse calm plant
writer letter typography book
reader book letter
poet letter quiet
sailor sea harbor waves
surfer waves sea beach
swimmer water sea underwater
diver reef underwater ocean
astronomer moon stars planet
traveler travel map city
biologist creature reef organic
florist flower bouquet
baker kitchen food
potter ceramic vase
knitter wool textile stitched
sewer textile stitched quilt
lava ember fire molten canyon
volcano ember fire molten canyon
horizon sunset sea lake hills
lightning storm electric night
academia antique book letter
cottagecore garden meadow flower quilt
boho shibori tapestry textile tile
bohemian shibori tapestry textile
japandi minimal zen wash ceramic
hygge cozy blanket candle
farmhouse rustic quilt kitchen
industrial concrete metallic brass
maximalist colorful pattern bold
deco geometric gold elegant
nouveau floral flower leaf
vaporwave neon purple night
steampunk brass lantern
hokusai waves sea linocut woodcut wash shibori
hiroshige linocut woodcut landscape wash
rothko abstract layers pastel
mondrian geometric bauhaus abstract
kandinsky bauhaus abstract circles
klee bauhaus abstract geometric
albers geometric bauhaus
malevich geometric abstract
klimt gold pattern mosaic
monet garden lake water meadow reflection
renoir garden flower meadow
cezanne still fruit mountains
gogh stars sunflower meadow night
munch moody melancholy
turner sea sunset mist
friedrich mist mountains lonely
warhol screen pop bold
lichtenstein dots halftone bold
escher maze op
vasarely op geometric
riley op lines
kusama dots spots
matisse cut paper layers
picasso abstract bold
miro abstract playful
dali surreal dreamy
magritte surreal clouds
pollock abstract swirl energetic
basquiat bold loud
haring bold lines loops
banksy city bold
calder abstract circles
hilma abstract circles spiral
okeeffe flower petals
impressionist garden meadow lake flower light
impressionism garden meadow lake flower light
expressionist abstract bold moody
expressionism abstract bold moody
cubist geometric abstract
cubism geometric abstract
surrealist surreal dreamy
surrealism surreal dreamy
romanticism mist mountains sunset
brutalist concrete geometric
constructivist geometric bauhaus
suprematist geometric abstract
minimalist minimal
scandinavian minimal geometric
moroccan tile pattern geometric
mexican embroidery floral wool
african pattern wool geometric
persian pattern tile floral
celtic knot spiral pattern
chinese wash ink
aboriginal dots pattern earthy
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
monk zen quiet
yoga zen calm
buddha zen calm
beach sea waves sun
palm leaves summer
jungle leaves forest
cactus succulent desert
`;
