/** Brands in both scripts and as often misspelt; a brand's own names in the database join these. */
export const BRANDS = `
apple, ابل, آبل, أبل
samsung, سامسونج, سامسونغ, سمسونج, سامسنج, سامسونك, سامسوج, samsong, samsng
xiaomi, شاومي, شاومى, شياومي, شومي, شيومي, زاومي, xiomi, xaomi, mi
oppo, اوبو, أوبو, opo
realme, ريلمي, ريل مي, ريلمى, real me
vivo, فيفو
huawei, هواوي, هاواوي, هواوى, hwawei, huwawei
honor, هونر, هونور, اونر, honour
infinix, انفينكس, انفنكس, انفنيكس, انفينيكس, انفينكيس
tecno, تكنو, تيكنو, techno
itel, ايتل, ايتال
nokia, نوكيا, نوكيه
motorola, موتورولا, موتورلا
oneplus, ون بلس, وان بلس, one plus
google, جوجل, قوقل
nothing phone, ناثينج
sony, سوني, سونى
lg, ال جي, الجي, إل جي, ال جى
toshiba, توشيبا, تشيبا
sharp, شارب
tornado, تورنيدو, تورنادو, تورنيدوا
panasonic, باناسونيك, بناسونيك
hitachi, هيتاشي
hisense, هايسنس, هاي سنس
tcl, تي سي ال
haier, هاير
skyworth, سكاي وورث
jac, جاك
castle, كاسل
ata, اتا
unionaire, يونيون اير, يونيونير, union air, يونيون اير
carrier, كاريير, كارير, كاريه
midea, ميديا
gree, جري
fresh, فريش
zanussi, زانوسي, زانوسى, ايديال زانوسي, ideal zanussi, ايديال, ideal
kiriazi, كريازي, كيريازي
white whale, وايت ويل, وايت وال
white point, وايت بوينت
beko, بيكو
bosch, بوش
siemens, سيمنز
whirlpool, ويرلبول
indesit, اندست, انديست
ariston, اريستون
electrolux, الكترولوكس
candy, كاندي
hoover, هوفر
franke, فرانكي
la germania, لاجيرمانيا, لا جيرمانيا
universal, يونيفرسال
unionteck, يونيون تك
i cook, اي كوك
passap, باساب
premium, بريميوم
olympic, اوليمبيك
kenwood, كينوود, كينود
philips, فيليبس, فليبس, فيلبس
braun, براون
tefal, تيفال
moulinex, مولينكس, مولينيكس
black and decker, بلاك اند ديكر, بلاك ديكر, black decker
delonghi, ديلونجي, ديلونغي, de longhi
nespresso, نسبريسو
dolce gusto, دولتشي جوستو
mienta, مينتا, ميانتا
sokany, سوكاني
rebune, ريبون
dsp, دي اس بي
geepas, جيباس
sonai, سوناي, سونار
media tech, ميديا تك
gosonic, جوسونيك
babyliss, بابليس
rowenta, روينتا
kemei, كيمي
vgr, في جي ار
dyson, دايسون
ninja, نينجا
rush brush, راش براش
panda, باندا
russell hobbs, راسل هوبس
ariete, اريتي
prestige, برستيج
zahran, زهران
neoflam, نيوفلام
pyrex, بايركس, بيركس
luminarc, لومينارك
tramontina, ترامونتينا
trueval, تروفال
grandi cook, جراندي كوك
nouval, نوفال
berghoff, برجهوف
ikea, ايكيا
hp, اتش بي, إتش بي, اتش بى, hewlett packard
dell, ديل
lenovo, لينوفو, لنوفو
asus, اسوس, أسوس
acer, ايسر, آيسر
msi, ام اس اي
gigabyte, جيجابايت بورد
intel, انتل
amd, اي ام دي
nvidia, انفيديا
microsoft, مايكروسوفت
canon, كانون
nikon, نيكون
epson, ابسون, إبسون
brother, براذر
fujifilm, فوجي
gopro, جوبرو, جو برو
dji, دي جي اي
hikvision, هيكفيجن, هيك فيجن
dahua, داهوا
ezviz, ايزفيز
tp link, تي بي لينك, tplink
d link, دي لينك, dlink
tenda, تندا
mikrotik, ميكروتك
zte, زد تي اي
western digital, ويسترن ديجيتال, wd
seagate, سيجيت
kingston, كينجستون
sandisk, سانديسك, سان ديسك, san disk
crucial, كروشال
lexar, ليكسار
transcend, ترانسند
hiksemi, هيكسيمي
logitech, لوجيتك, لوجيتيك
redragon, ريدراجون, ريد دراجون, red dragon
razer, ريزر
hyperx, هايبر اكس
corsair, كورسير
anker, انكر, أنكر
soundcore, ساوند كور
joyroom, جوي روم, جويروم
oraimo, اورايمو, أورايمو
baseus, بيسوس, باسيوس
ugreen, يوجرين
hoco, هوكو
remax, ريماكس
ldnio, الدينيو, لدنيو
xo, اكس او
borofone, بوروفون
spigen, سبيجن
nillkin, نيلكن
romoss, روموس
energizer, انرجايزر
duracell, ديوراسيل
jbl, جي بي ال, جى بى ال, جي بي إل
bose, بوز
beats, بيتس
sennheiser, سنهايزر
soundpeats, ساوند بيتس
haylou, هايلو
amazfit, امازفيت, امازفت
fitbit, فيتبت
garmin, جارمين
casio, كاسيو
rolex, رولكس
fossil, فوسيل
citizen, سيتيزن
seiko, سيكو
tissot, تيسوت
naviforce, نافي فورس
curren, كورين
tommy hilfiger, تومي هيلفيجر, تومي
calvin klein, كالفن كلاين
lacoste, لاكوست
guess, جيس
hugo boss, هوجو بوس
michael kors, مايكل كورس
armani, ارماني
gucci, جوتشي
dior, ديور
chanel, شانيل
versace, فيرزاتشي, فرزاتشي
ysl, ايف سان لوران, سان لوران
lattafa, لطافة
rasasi, الرصاصي
arabian oud, العربية للعود
adidas, اديداس, أديداس
nike, نايك, نايكي
puma, بوما
reebok, ريبوك
new balance, نيو بالانس
skechers, سكيتشرز, سكتشرز
asics, اسيكس
under armour, اندر ارمور
fila, فيلا
converse, كونفرس
vans, فانز
timberland, تيمبرلاند
activ, اكتيف
zara, زارا
defacto, ديفاكتو, ديفاكت
lc waikiki, ال سي وايكيكي
h m, اتش اند ام
town team, تاون تيم
ravin, رافين
dalydress, دالي دريس
concrete, كونكريت
mobaco, موباكو
cottonil, قطونيل
jil
dice, دايس
embrator, امبراطور
lee, لي
levis, ليفايس, levi s
tiger, تايجر
ray ban, راي بان, ريبان, rayban
loreal, لوريال, l oreal
garnier, جارنييه, غارنييه
maybelline, مايبيلين, ميبلين
nivea, نيفيا
dove, دوف
pantene, بانتين, بنتين
sunsilk, صانسيلك
head shoulders, هيد اند شولدرز, head and shoulders
clear, كلير
vatika, فاتيكا
dabur, دابر
johnson, جونسون, johnsons
vaseline, فازلين
eva, ايفا
starville, ستارفيل
cerave, سيرافي
la roche posay, لاروش بوزيه, لاروش, la roche
vichy, فيشي
bioderma, بيوديرما
eucerin, يوسيرين
avene, افين
the ordinary, ذا اورديناري, اوردينري
cetaphil, سيتافيل
neutrogena, نيتروجينا
bepanthen, بيبانثين
panthenol, بانثينول
shaan, شان
essence, ايسنس
flormar, فلورمار
golden rose, جولدن روز
huda beauty, هدى بيوتي
mac
nyx, نيكس
amanda, اماندا
rexona, ريكسونا
axe
fa, فا
old spice, اولد سبايس
gillette, جيليت
oral b, اورال بي
colgate, كولجيت
signal, سيجنال
sensodyne, سنسوداين
close up, كلوز اب
lux, لوكس
palmolive, بالموليف
dettol, ديتول
lifebuoy, لايف بوي
always, اولويز
molped, مولبد
pampers, بامبرز, بمبرز, بامبرس
huggies, هجيز
molfix, مولفيكس
babyjoy, بيبي جوي, baby joy
fine, فاين
zeina
familia, فاميليا
chicco, شيكو
philips avent, افنت, avent
mothercare, مذركير
graco, جراكو
bebelac, بيبيلاك
nestle, نستله
aptamil, ابتاميل
cerelac, سيريلاك
lego, ليجو
barbie, باربي
hasbro, هاسبرو
mattel, ماتيل
hot wheels, هوت ويلز
makita, ماكيتا
dewalt, ديوالت
stanley, ستانلي
total, total tools, توتال
ingco, انجكو
crown, كراون
apt, ايه بي تي
tolsen, تولسن
castrol, كاسترول
mobil, موبيل, موبل
shell, شل
liqui moly, ليكوي مولي
michelin, ميشلان
bridgestone, بريدجستون
pirelli, بيريللي
toyota, تويوتا
hyundai, هيونداي, هيونداى
kia, كيا
nissan, نيسان
chevrolet, شيفروليه
renault, رينو
mitsubishi, ميتسوبيشي
fiat, فيات
opel, اوبل
skoda, سكودا
bmw, بي ام دبليو
mercedes, مرسيدس
juhayna, جهينة, جهينه
almarai, المراعي, المراعى
domty, دومتي, دومتى
lamar, لمار
beyti, بيتي
president, بريزيدون, بريزيدنت
obour land, عبورلاند, عبور لاند
nido, نيدو
nescafe, نسكافيه, نسكافية
lipton, ليبتون
el arosa, العروسة, العروسه
ahmad tea, احمد تي
abu auf, ابو عوف, ابوعوف
cadbury, كادبوري
kitkat, كيت كات, kit kat
snickers
ferrero, فيريرو
oreo, اوريو
ulker, اولكر
molto, مولتو
edita, ايديتا
chipsy, شيبسي
doritos, دوريتوس
lays, ليز
pringles, برينجلز
heinz, هاينز
knorr, كنور
maggi, ماجي
indomie, اندومي
regina, ريجينا
crystal, كريستال
afia, عافية, عافيه
slite, سلايت
arma, ارما
rawabi, روابي
halwani, حلواني
koki, كوكي
atyab, اطياب
farm frites, فارم فريتس
americana, امريكانا
montana, مونتانا
givrex, جيفركس
pepsi, بيبسي
coca cola, كوكاكولا, كوكا كولا
fanta, فانتا
v cola, في كولا
aquafina, اكوافينا
baraka, بركة
hayat, حياة
vitrac, فيتراك
hero, هيرو
persil, برسيل
ariel, اريال, اريل
tide, تايد
oxi, اوكسي
downy, داوني
comfort, كمفورت
fairy, فيري
pril, بريل
clorox, كلوركس
glade, جليد
raid, ريد
mr muscle, مستر ماسل
harpic, هاربيك
royal canin, رويال كانين
whiskas, ويسكاس
optimum nutrition, اوبتيموم, اوبتيمم
limitless, ليميتلس
faber castell, فابر كاستل
staedtler, ستدلر
rotring, روترينج
pilot, بايلوت
bic, بيك
parker, باركر
delsey, ديلسي
american tourister, امريكان توريستر
samsonite, سامسونايت
bestway, بست واي
intex, انتكس
janssen, جانسن
habitat, هابيتات
taki, تاكي
forbed, فوربد
elaraby, العربي, العربى
venus, فينوس
grohe, جروهي
ideal standard, ايديال ستاندرد
duravit, ديورافيت
alcatel, الكاتل, الكاتيل
bluestar, بلوستار
blackview, بلاك فيو
honeywell, هانيويل
beesline, بيزلين, بيزلاين, بيسلين
uriage, يورياج, اورياج
sebamed, سيباميد, سيبامد
mustela, موستيلا
nuxe, نوكس
ducray, دوكراي
isis pharma, ايزيس فارما
filorga, فيلورجا
kerastase, كيراستاس
schwarzkopf, شوارزكوف
wella, ويلا
revlon, ريفلون
rimmel, ريميل
bourjois, بورجوا
inglot, انجلوت
kiko, كيكو
mielle, ميلي
cantu, كانتو
shea moisture, شيا مويستشر
himalaya, هيمالايا
glysolid, جليسوليد
listerine, ليسترين
parodontax, بارودونتكس
durex, ديوركس
tampax, تامباكس
sofy, صوفي
tena, تينا
omron, اومرون
accu chek, اكيو تشيك, اكو تشيك
beurer, بيورر
rossmax, روزماكس
now foods, ناو فودز
centrum, سنتروم
bausch lomb, بوش اند لومب
acuvue, اكيوفيو
freshlook, فريش لوك
lansinoh, لانسينو
medela, ميديلا
tommee tippee, تومي تيبي
dr browns, دكتور براونز
bambi, بامبي
good care, جود كير
cybex, سايبكس
fisher price, فيشر برايس
play doh, بلاي دوه
nerf, نيرف
funko, فانكو
crayola, كرايولا
maped, مابد
pentel, بنتل
uniball, يوني بول
stabilo, ستابيلو
mintra, مينترا
roto, روتو
wilson, ويلسون
molten, مولتن
mikasa, ميكاسا
spalding, سبالدينج
everlast, ايفرلاست
decathlon, ديكاتلون
speedo, سبيدو
coleman, كولمان
contigo, كونتيجو
muscletech, ماسل تك
dymatize, ديماتيز
myprotein, ماي بروتين
goodyear, جوديير
continental, كونتيننتال
yokohama, يوكوهاما
kumho, كومهو
chloride, كلورايد
varta, فارتا
denso, دينسو
osram, اوسرام
valeo, فاليو
sonax, سوناكس
turtle wax, ترتل واكس
wd 40
sikkens, سيكنز
jotun, جوتن : دهان
sipes, سايبس : دهان
scib, سكيب
karcher, كارشر
kludi, كلودي
geberit, جيبريت
roca, روكا
schneider, شنايدر
legrand, لوجراند
bticino, بي تيتشينو
el sewedy, السويدي
sanshiro, سانشيرو
puricom, بيوريكوم
bergen, بيرجن
bompani, بومباني
gorenje, جورنجي
alaska, الاسكا
elba, البا
glem, جليم
ecomatic, ايكوماتيك
purity, بيوريتي
dora, دورا
mepaco, ميباكو
isis, ايزيس
royal herbs, رويال اعشاب
brook bond, بروك بوند
tetley, تيتلي
twinings, توينينجز
lavazza, لافازا
starbucks, ستاربكس
illy, ايلي
jacobs, جاكوبس
abd el maaboud, عبد المعبود
shaheen, شاهين
misr cafe, مصر كافيه
bonjorno, بونجورنو
el doha, الضحى, الضحي
el osra, الاسرة
sunshine, صن شاين
sunbulah, السنبلة
basma, بسمة
el rashidi el mizan, الرشيدي الميزان, الرشيدي
bawadi, البوادي
imtenan, امتنان
california garden, حدائق كاليفورنيا
harvest, هارفست
hanem, هانم
dreem, دريم
cook door, كوك دور
quaker, كويكر
kelloggs, كيلوجز, كلوجز
temmys, تيميز
lurpak, لورباك
kiri, كيري
la vache qui rit, لافاش كيري
teama, تيما
dina farms, دينا فارمز
suntop, صن توب
tropicana, تروبيكانا
cappy, كابي
rani, راني
birell, بيريل
fayrouz, فيروز
schweppes, شويبس
sting, ستينج
monster, مونستر
red bull, ريد بول, redbull
mirinda, ميرندا
sprite, سبرايت
dasani, داساني
safi, صافي
nestle pure life, نستله بيور لايف
elano, ايلانو
siwa, سيوة
vanish, فانيش
savo, سافو
feba, فيبا
bahi, بهي
pif paf, بف باف
air wick, ايرويك
febreze, فيبريز
dac, داك
sanita, سانيتا
papia, بابيا
selpak, سيلباك
oculus, اوكولوس
`;

/** Series and models whose name says what goods they are, without the word for it: the goods stand after the colon. */
export const LINES = `
sauvage, سوفاج, سوفاچ, سوفاش : برفان, dior
bleu de chanel, بلو دي شانيل, بلو شانيل : برفان, chanel
one million, 1 million, ون مليون : برفان
invictus, انفكتوس, انفيكتوس : برفان
la vie est belle, لافي ابيل, لا في است بيل, لافي است بيل : برفان
good girl, جود جيرل, جود جيرال : برفان
black opium, بلاك اوبيوم : برفان
acqua di gio, اكوا دي جيو : برفان
khamrah, خمرة : برفان
club de nuit, كلوب دي نوي : برفان
atomic habits, العادات الذرية : كتاب
rich dad poor dad, الاب الغني والاب الفقير, الاب الغني : كتاب
iphone, ايفون, آيفون, أيفون, إيفون, اي فون, آي فون, i phone, ايفونات, aifon : موبايل, apple
galaxy s, جالاكسي اس, galaxy a, galaxy m, galaxy f, galaxy z, galaxy note, جالاكسي ايه, جالاكسي نوت, z fold, z flip, زد فولد, زد فليب, galaxy fold, galaxy flip : موبايل, samsung
galaxy, جالكسي, جلاكسي, جالاكسي, جلكسي, غالاكسي, galaxi : موبايل, samsung
galaxy tab, جالكسي تاب, جالاكسي تاب : تابلت, samsung
galaxy watch, جالكسي ووتش, جالاكسي ووتش, جالاكسي واتش : ساعة ذكية, samsung
galaxy buds, جالكسي بودز, جالاكسي بادز, جالاكسي بودز : ايربودز, samsung
galaxy book : لابتوب, samsung
redmi, ريدمي, ردمي, رديمي, ريدمى, redmi note, ريدمي نوت, redme : موبايل, xiaomi
redmi watch, mi watch, xiaomi watch : ساعة ذكية, xiaomi
mi band, smart band 8, ريدمي باند : سوار ذكي, xiaomi
redmi buds, mi buds : ايربودز, xiaomi
redmi pad, xiaomi pad, mi pad : تابلت, xiaomi
mi tv, xiaomi tv, redmi tv : تلفزيون, xiaomi
xiaomi tv box, mi tv box, mi box, xiaomi tv stick, mi tv stick : ريسيفر, xiaomi
poco, بوكو : موبايل
reno, رينو موبايل, oppo reno, اوبو رينو, oppo a, oppo find : موبايل, oppo
narzo, نارزو, realme c, realme note, ريلمي نوت : موبايل, realme
vivo y, vivo v : موبايل, vivo
infinix hot, infinix note, infinix smart, انفينكس هوت, انفينكس نوت, انفينكس سمارت, infinix zero : موبايل, infinix
tecno spark, tecno camon, tecno pova, spark go, تكنو سبارك, camon, كامون : موبايل, tecno
huawei nova, هواوي نوفا, huawei mate, huawei pura : موبايل, huawei
huawei watch, watch gt, watch fit : ساعة ذكية, huawei
matebook, ميت بوك : لابتوب, huawei
matepad : تابلت, huawei
freebuds : ايربودز, huawei
magic 6, honor magic, honor x, honor 90, honor 200, هونر اكس : موبايل, honor
nothing phone : موبايل
google pixel, pixel, بيكسل : موبايل, google
apple watch, ابل ووتش, ابل واتش, آبل ووتش, watch se, watch ultra, iwatch, اي ووتش, ساعة ابل : ساعة ذكية, apple
amazfit bip, amazfit gts, amazfit gtr : ساعة ذكية
ipad, ايباد, آيباد, اي باد, أيباد : تابلت, apple
macbook, ماك بوك, ماكبوك, mac book : لابتوب, apple
imac, mac mini : كمبيوتر, apple
homepod, alexa, اليكسا, echo dot, google nest : سبيكر
airpods, ايربودز, اير بودز, ايربودز برو, airpods pro, air pods : ايربودز, apple
ideapad, ايديا باد, thinkpad, ثينك باد, legion, yoga laptop, loq : لابتوب, lenovo
vivobook, zenbook, rog strix, tuf gaming, فيفو بوك : لابتوب, asus
inspiron, latitude, vostro, xps, alienware, انسبيرون, لاتيتيود : لابتوب, dell
pavilion, elitebook, probook, omen, victus, envy laptop, بافيليون, ايليت بوك, فيكتوس : لابتوب, hp
aspire, nitro, predator : لابتوب, acer
optiplex, prodesk, elitedesk, thinkcentre : كمبيوتر
kindle, كيندل : قارئ كتب
laserjet, deskjet, officejet, ecotank, pixma : طابعة
dualsense, dualshock : دراع, sony
quest 2, quest 3, meta quest : نظارة واقع افتراضي
jbl flip, jbl charge, boombox, partybox : سبيكر, jbl
soundcore life, liberty : ايربودز, soundcore
playstation, بلايستيشن, بلاي ستيشن, بلاستيشن, بليستيشن, بلايستشن, بلايستيشين, بلاى ستيشن, play station, ps5, ps4, بي اس 5, بي اس 4 : جهاز العاب
xbox, اكس بوكس, اكسبوكس, x box : جهاز العاب
nintendo switch, نينتندو سويتش, nintendo, نينتندو : جهاز العاب
iqos : سجائر
powercore : باور بانك, anker
air force 1, air max, jordan, superstar, ultraboost, stan smith, اير فورس, جوردن : كوتشي
nutella, نوتيلا : شوكولاتة
indomie, اندومي : مكرونة
nescafe, نسكافيه, نسكافية : قهوة
lavazza, لافازا : قهوة
abd el maaboud, عبد المعبود : قهوة
pampers, بامبرز : حفاضات
cadbury, كادبوري, dairy milk, ديري ميلك : شوكولاتة
galaxy flute, جالاكسي فلوت, جلاكسي فلوت : شوكولاتة
kitkat, كيت كات, kit kat : شوكولاتة
snickers, سنيكرز : شوكولاتة
twix, تويكس : شوكولاتة
mars, مارس : شوكولاتة
bounty, باونتي : شوكولاتة
maltesers, مالتيزرز : شوكولاتة
lindt, ليندت : شوكولاتة
milka, ميلكا : شوكولاتة
ferrero rocher, فيريرو روشيه, فيريرو : شوكولاتة
kinder, كيندر, كندر : شوكولاتة
toblerone, توبليرون : شوكولاتة
reeses, ريسيس : شوكولاتة
hersheys, هيرشيز : شوكولاتة
mandolin, ماندولين : شوكولاتة
corona dark, كورونا شوكولاتة : شوكولاتة
oreo, اوريو : بسكويت
borio, بوريو : بسكويت
tuc, توك : بسكويت
lotus biscoff, لوتس, lotus : بسكويت
loacker, لواكر : بسكويت
lambada, لمبادا : بسكويت
biskrem, بسكريم : بسكويت
halley, هالي : بسكويت
hobnobs, هوبنوبس : بسكويت
ulker, اولكر : بسكويت
todo, تودو : كيك
hohos, هوهوز : كيك
twinkies, توينكز, تونكيز : كيك
molto, مولتو : كيك
chipsy, شيبسي : شيبسي
lays, ليز : شيبسي
doritos, دوريتوس : شيبسي
cheetos, شيتوس : شيبسي
pringles, برينجلز : شيبسي
big chips, بيج شيبس : شيبسي
tiger chips, تايجر شيبس : شيبسي
bake rolz, بيك رولز : شيبسي
sunbites, صن بايتس : شيبسي
lipton, ليبتون : شاي
el arosa, العروسة : شاي
ahmad tea, احمد تي : شاي
alkabous, الكبوس : شاي
suntop, صن توب : عصير
cappy, كابي : عصير
tropicana, تروبيكانا : عصير
pepsi, بيبسي, ببسي : مياه غازية
coca cola, كوكاكولا, كوكا كولا : مياه غازية
fanta, فانتا : مياه غازية
mirinda, ميرندا : مياه غازية
sprite, سبرايت : مياه غازية
schweppes, شويبس : مياه غازية
mountain dew, ماونتن ديو : مياه غازية
v cola, في كولا : مياه غازية
7up, سفن اب, seven up : مياه غازية
red bull, ريد بول, redbull : مشروب طاقة
sting, ستينج : مشروب طاقة
monster energy, مونستر : مشروب طاقة
power horse, باور هورس : مشروب طاقة
similac, سيميلاك : لبن اطفال
bebelac, بيبيلاك, بيبلاك : لبن اطفال
aptamil, ابتاميل : لبن اطفال
s 26, اس 26 : لبن اطفال
nan optipro, نان اوبتي برو : لبن اطفال
novalac, نوفالاك : لبن اطفال
primalac, بريمالاك : لبن اطفال
liptomil, ليبتوميل : لبن اطفال
enfamil, انفاميل : لبن اطفال
nactalia, ناكتاليا : لبن اطفال
cerelac, سيريلاك, سيرلاك : سيريلاك
hero baby, هيرو بيبي : سيريلاك
kiri, كيري : جبنة
la vache qui rit, لافاش كيري : جبنة
teama, تيما : جبنة
lurpak, لورباك : زبدة
persil, برسيل : مسحوق غسيل
ariel, اريال, اريل : مسحوق غسيل
tide, تايد : مسحوق غسيل
oxi, اوكسي : مسحوق غسيل
downy, داوني : منعم اقمشة
comfort, كمفورت : منعم اقمشة
pril, بريل : صابون مواعين
fairy, فيري : صابون مواعين
raid, ريد : مبيد حشري
pif paf, بف باف : مبيد حشري
rexona, ريكسونا : مزيل عرق
sensodyne, سنسوداين : معجون اسنان
colgate, كولجيت : معجون اسنان
signal, سيجنال : معجون اسنان
close up, كلوز اب : معجون اسنان
aquafina, اكوافينا : مياه معدنية
dasani, داساني : مياه معدنية
nestle pure life, نستله بيور لايف, بيور لايف, pure life : مياه معدنية
evian, ايفيان : مياه معدنية
aqua delta, اكوا دلتا : مياه معدنية
elano, ايلانو : مياه معدنية
juhayna pure, جهينة بيور : عصير
faragello, فرجللو, فراجيللو : عصير
rani, راني فلوت : عصير
tang, تانج : عصير
vimto, فيمتو : عصير
afia, عافية : زيت
slite, سلايت : زيت
rawabi, روابي : سمنة
regina, ريجينا : مكرونة
barilla, باريلا : مكرونة
rio mare, ريو ماري : تونة
sunshine tuna, صن شاين : تونة
domty, دومتي : جبنة
obour land, عبور لاند, عبورلاند : جبنة
president, بريزيدون, بريزيدنت : جبنة
philadelphia cheese, فيلادلفيا : جبنة
nido, نيدو : لبن بودر
activia, اكتيفيا : زبادي
bonjorno, بونجورنو : قهوة
misr cafe, مصر كافيه : قهوة
twinings, توينينجز : شاي
trident, ترايدنت : لبان
clorets, كلوريتس : لبان
molfix, مولفيكس, مولفكس : حفاضات
babyjoy, بيبي جوي, baby joy : حفاضات
huggies, هجيز, هاجيز : حفاضات
fine baby, فاين بيبي : حفاضات
bebem, بيبم : حفاضات
always, اولويز : فوط صحية
sofy, صوفي : فوط صحية
molped, مولبد : فوط صحية
kotex, كوتكس : فوط صحية
papia, بابيا : مناديل
selpak, سيلباك : مناديل
kleenex, كلينكس : مناديل
head shoulders, هيد اند شولدرز, head and shoulders : شامبو
sunsilk, صانسيلك, صن سيلك : شامبو
pert plus, بيرت بلس : شامبو
lifebuoy, لايف بوي : صابون
lux, لوكس : صابون
camay, كامي : صابون
old spice, اولد سبايس : مزيل عرق
crest toothpaste, كريست : معجون اسنان
parodontax, بارودونتكس : معجون اسنان
listerine, ليسترين : غسول فم
gillette, جيليت : شفرات حلاقة
lenor, لينور : منعم اقمشة
bonux, بونكس : مسحوق غسيل
clorox, كلوركس : كلور
harpic, هاربيك : منظف حمام
baygon, بايجون : مبيد حشري
air wick, ايرويك : معطر جو
febreze, فيبريز : معطر جو
whiskas, ويسكاس : اكل قطط
friskies, فريسكيس : اكل قطط
pedigree dog, بيديجري : اكل كلاب
duracell, ديوراسيل, دوراسيل : بطارية
energizer, انرجايزر : بطارية
hot wheels, هوت ويلز : سيارة لعبة
lego, ليجو : مكعبات
barbie, باربي : عروسة
play doh, بلاي دو : صلصال
g shock, جي شوك : ساعة
tissot, تيسو : ساعة
ray ban, راي بان, ريبان, rayban : نظارة
michelin, ميشلان : كاوتش
bridgestone, بريدجستون : كاوتش
pirelli, بيريللي : كاوتش
hankook, هانكوك : كاوتش
castrol, كاسترول : زيت موتور
mobil 1, موبيل 1 : زيت موتور
shell helix, شل هيلكس : زيت موتور
liqui moly, ليكوي مولي : زيت موتور
panadol, بانادول, بنادول : مسكن
brufen, بروفين : مسكن
cataflam, كتافلام, كاتافلام : مسكن
voltaren, فولتارين : مسكن
ketofan, كيتوفان : مسكن
cetal, سيتال : مسكن
abimol, ابيمول : مسكن
congestal, كونجستال, كونجيستال : برد
comtrex, كومتركس : برد
augmentin, اوجمنتين, اوجمينتين : مضاد حيوي
flagyl, فلاجيل : مضاد حيوي
hibiotic, هاي بيوتك : مضاد حيوي
antinal, انتينال : دواء
concor, كونكور : دواء
nexium, نيكسيوم : دواء
glucophage, جلوكوفاج : دواء
motilium, موتيليوم : دواء
gaviscon, جافيسكون : دواء
zyrtec, زيرتك, زيرتيك : حساسية
telfast, تلفاست, تيلفاست : حساسية
claritine, كلاريتين : حساسية
otrivin, اوتريفين : قطرة انف
mebo, ميبو : مرهم
betadine, بيتادين : مطهر جروح
fucidin, فيوسيدين, فوسيدين : مرهم
sudocrem, سودوكريم : كريم تسلخات
bepanthen, بيبانثين : كريم تسلخات
`;
