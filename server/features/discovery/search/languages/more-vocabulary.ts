/** As ./vocabulary.ts, for Italian, Portuguese and Dutch. A table to read and to extend. */
export const MORE_VOCABULARY = `
red | rosso | vermelho | rood
yellow | giallo | amarelo | geel
green | | | groen
blue | blu | | blauw
violet | viola | roxo | paars
pink | | cor-de-rosa | roze
orange | arancione | laranja | oranje
brown | marrone | castanho marrom | bruin
white | bianco | branco | wit
black | nero | preto | zwart
gray | grigio | cinza cinzento | grijs
color | colori colore | cores cor | kleuren kleur
light | chiaro | | licht
dark | scuro | escuro | donker
colorful | colorato | | kleurrijk kleurig
portrait | ritratto ritratti | | portret portretten
landscape | paesaggio paesaggi | paisagem paisagens | landschap landschappen
sea | | | zee
beach | spiaggia | praia | strand
wave | onda onde | ondas | golf golven
river | fiume fiumi | | rivier
mountain | montagna montagne monti | montanha montanhas | berg bergen
hill | collina colline | colina | heuvel heuvels
forest | bosco boschi foresta | floresta | bos bossen woud
tree | albero alberi | arvore arvores | boom bomen
leaf | foglia foglie | folha folhas | blad bladeren
flower | fiore fiori | | bloem bloemen
plant | pianta piante | | planten
garden | giardino giardini | jardim | tuin
sky | | ceu | lucht hemel
sun | sole | | zon
moon | | lua | maan
star | stella stelle | estrela estrelas | ster sterren
night | notte | noite | nacht
sunset | tramonto tramonti | | zonsondergang
sunrise | alba | | zonsopgang
mist | nebbia | nevoa neblina | nevel
rain | pioggia | chuva | regen
snow | neve | | sneeuw
winter | inverno invernale | | 
summer | estate estivo | verao | zomer
spring | primavera | | lente
autumn | autunno autunnale | outono | herfst
city | citta | cidade | stad
house | | | huis
window | finestra finestre | janela janelas | raam ramen
animal | animali | animais | dier dieren
dog | cani cane | cachorro cao | hond honden
cat | gatto gatti | | kat katten poes
bird | uccello uccelli | passaro passaros | vogel vogels
people | persone gente | pessoas | mensen
woman | donna donne | mulher mulheres | vrouw
child | bambino bambini bambina | crianca criancas | kinderen
painting | dipinto dipinti | | schilderij schilderijen
picture | quadro quadri | quadros | afbeelding
drawing | disegno disegni | desenho desenhos | tekening tekeningen
photograph | fotografia fotografie | | foto
print | stampa stampe incisione | gravura gravuras impressao | prent afdruk
poster | manifesto locandina | cartaz | affiche
sculpture | scultura sculture | | beeldhouwwerk
watercolor | acquerello acquerelli | aquarela | aquarel
ceramics | | | keramiek aardewerk
vase | vaso vasi | | vaas vazen
plate | piatto piatti | prato pratos | bord
textile | tessuto tessuti stoffa | | stof
tapestry | arazzo arazzi | tapecaria | wandkleed
embroidery | ricamo ricami | | borduurwerk
glass | vetro | vidro | 
wood | legno | | hout
paper | carta | | papier
abstract | astratto | abstrato | abstracte
geometric | geometrico geometrici geometriche | | geometrisch geometrische
modern | | | moderne
quiet | calmo rilassante sereno | calmo | rustig rustige
happy | allegro gioioso | | vrolijk vrolijke
sad | triste | | verdrietig
warm | caldo | quente | warme
cold | freddo | | koud koude
small | piccolo | | klein kleine
large | | | groot grote
cheap | economico | barato | goedkoop goedkope
gift | regalo | presente | cadeau cadeautje
mother | madre mamma | mae | moeder
living room | soggiorno salotto | | woonkamer
bedroom | | quarto | slaapkamer
kitchen | cucina | cozinha | keuken
handmade | artigianale | | handgemaakt
without | senza | sem | zonder
not | | nao | niet
and | e | |
with | | com | met
`;
