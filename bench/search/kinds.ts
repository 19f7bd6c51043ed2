/**
 * What an Egyptian marketplace sells, one kind of goods a line, for titles that resemble real ones:
 * id | category | Arabic names in titles | English names | brands with models | properties | how shoppers ask: noun; plural; other words; Franco
 * `-` among the names: titles without a noun, as "Samsung Galaxy A55". `of` kinds are accessories of another kind.
 */
export const KINDS = `
phone | موبايلات | موبايل;هاتف;تليفون;-;- | Smartphone;Mobile Phone;-;- | Samsung/سامسونج/Galaxy A55 5G,Galaxy S24 Ultra,Galaxy A15,Galaxy Z Flip5,Galaxy M34;Apple/ابل/iPhone 15 Pro Max,iPhone 15,iPhone 13,iPhone 14 Plus;Xiaomi/شاومي/Redmi Note 13 Pro,Redmi 13C,Poco X6;Oppo/أوبو/Reno 11 F,A58,A18;Realme/ريلمي/C67,Note 50,12 Plus;Infinix/انفينكس/Hot 40i,Note 40,Smart 8 | storage,colour | موبايل;موبايلات;تليفون,جوال,هاتف,محمول;mobayl,mobail
tablet | تابلت | تابلت;جهاز لوحي | Tablet;- | Samsung/سامسونج/Galaxy Tab A9,Galaxy Tab S9 FE;Apple/ابل/iPad 10th Gen,iPad Air M2;Lenovo/لينوفو/Tab M10 | storage,colour | تابلت;تابلتات;جهاز لوحي,تابليت;tablt
laptop | لابتوب | لاب توب;لابتوب;- | Laptop;Notebook;- | HP/اتش بي/Pavilion 15,Victus 16,250 G9;Dell/ديل/Inspiron 3520,Vostro 3530,G15;Lenovo/لينوفو/IdeaPad 3,Legion 5,ThinkPad E14;Asus/اسوس/VivoBook 15,TUF Gaming F15;Apple/ابل/MacBook Air M2,MacBook Pro 14 | ram,storage | لاب توب;لابتوبات;لاب,كمبيوتر محمول;labtob
tv | شاشات | شاشة;تلفزيون;تليفزيون | Smart TV;LED TV;QLED TV | Samsung/سامسونج/UA55CU7000,QA65Q60C;LG/ال جي/55UR78006LL,43LM6370;Toshiba/توشيبا/43V35MV,55C350;TCL/تي سي ال/43S5400,65P635;Tornado/تورنيدو/32ES1500E,50US1500 | inch,resolution | شاشة;شاشات;تلفزيون,تليفزيون,تلفاز;shasha
monitor | كمبيوتر | شاشة كمبيوتر;مونيتور | Gaming Monitor;Monitor | Samsung/سامسونج/Odyssey G4,LS24C310;Dell/ديل/P2422H;AOC/ايه او سي/24G2SP | inch | مونيتور;-;شاشة كمبيوتر;monitor
earbuds | سماعات | سماعة أذن لاسلكية;ايربودز;سماعات بلوتوث;إيربودز | Wireless Earbuds;TWS Earbuds;Earbuds | Apple/ابل/AirPods Pro 2,AirPods 3;Samsung/سامسونج/Galaxy Buds FE;Soundcore/ساوند كور/Life P2i,R50i;Joyroom/جوي روم/T03S;Oraimo/اورايمو/FreePods 4 | colour | ايربودز;-;سماعة بلوتوث,سماعات لاسلكية;airbodz
headphone | سماعات | سماعة رأس;هيدفون;سماعة | Headphones;Headset;Over-Ear Headphones | Sony/سوني/WH-1000XM5,WH-CH520;JBL/جي بي ال/Tune 520BT,Tune 770NC;Redragon/ريدراجون/H510 Zeus;Logitech/لوجيتك/G335 | colour | سماعة;سماعات;هيدفون,سماعة راس;sama3a,sama3at
speaker | سماعات | سبيكر;مكبر صوت;سبيكر بلوتوث | Bluetooth Speaker;Portable Speaker;Speaker | JBL/جي بي ال/Flip 6,Charge 5,Go 3;Anker/انكر/Soundcore 2;Sony/سوني/SRS-XB13 | colour | سبيكر;سبيكرات;مكبر صوت,سبيكر بلوتوث;spiker
smartwatch | ساعات | ساعة ذكية;سمارت ووتش | Smart Watch;Smartwatch;- | Apple/ابل/Apple Watch SE,Apple Watch Series 9;Samsung/سامسونج/Galaxy Watch 6;Xiaomi/شاومي/Redmi Watch 4;Amazfit/امازفيت/Bip 5,GTS 4 Mini;Huawei/هواوي/Watch GT 4 | colour | ساعة ذكية;ساعات ذكية;سمارت واتش,ساعة سمارت;sa3a smart
watch | ساعات | ساعة يد;ساعة | Watch;Analog Watch;Quartz Watch | Casio/كاسيو/MTP-V002D,G-Shock GA-2100;Fossil/فوسيل/FS5380;Tommy Hilfiger/تومي هيلفيجر/1791;Naviforce/نافي فورس/NF9117 | who,colour | ساعة;ساعات;ساعة يد;sa3a
console | ألعاب فيديو | بلايستيشن;جهاز ألعاب | Console;Gaming Console | Sony/سوني/PlayStation 5 Slim,PlayStation 4 | storage | بلايستيشن;-;بلاي ستيشن,جهاز العاب;playstation
printer | كمبيوتر | طابعة;برنتر | Printer;Laser Printer;All-in-One Printer | HP/اتش بي/LaserJet M141w,DeskJet 2720;Canon/كانون/Pixma G3420;Epson/ابسون/EcoTank L3250 | - | طابعة;طابعات;برنتر;tab3a
router | كمبيوتر | راوتر;مودم | Router;Wi-Fi Router | TP-Link/تي بي لينك/Archer C6,TL-WR840N;Huawei/هواوي/DG8045;ZTE/زد تي اي/H188A | - | راوتر;راوترات;مودم;rawter
mouse | كمبيوتر | ماوس;ماوس لاسلكي | Wireless Mouse;Gaming Mouse;Mouse | Logitech/لوجيتك/M185,G102,MX Master 3S;Redragon/ريدراجون/M601;HP/اتش بي/X3000 | colour | ماوس;ماوسات;فارة;maws
keyboard | كمبيوتر | كيبورد;لوحة مفاتيح | Keyboard;Mechanical Keyboard | Logitech/لوجيتك/K120,K380;Redragon/ريدراجون/K552 Kumara | colour | كيبورد;كيبوردات;لوحة مفاتيح;keybord
flash | كمبيوتر | فلاشة;فلاش ميموري | USB Flash Drive;Flash Drive | SanDisk/سانديسك/Ultra,Cruzer Blade;Kingston/كينجستون/DataTraveler | storage | فلاشة;فلاشات;فلاش ميموري;flasha
camera | كاميرات | كاميرا;كاميرا رقمية | Digital Camera;DSLR Camera | Canon/كانون/EOS 250D,EOS R50;Nikon/نيكون/D3500;Sony/سوني/ZV-E10 | - | كاميرا;كاميرات;كاميرا تصوير;kamera
cctv | كاميرات | كاميرا مراقبة;كاميرا واي فاي | Security Camera;IP Camera | Hikvision/هيكفيجن/DS-2CD1023;Ezviz/ايزفيز/C6N;TP-Link/تي بي لينك/Tapo C200 | - | كاميرا مراقبة;كاميرات مراقبة;كاميرا واي فاي;-
case of phone | اكسسوارات موبايل | جراب;كفر;جراب سيليكون;غطاء حماية | Case;Silicone Case;Back Cover | Spigen/سبيجن/Ultra Hybrid;Nillkin/نيلكن/CamShield;-/-/- | of,colour | جراب;جرابات;كفر,غطاء موبايل;garab
glass of phone | اكسسوارات موبايل | اسكرينة زجاج;لاصقة حماية شاشة;واقي شاشة | Screen Protector;Tempered Glass | Baseus/بيسوس/-;-/-/- | of | اسكرينة;اسكرينات;واقي شاشة,لاصقة حماية;iskrina
charger of phone | اكسسوارات موبايل | شاحن;شاحن سريع;رأس شاحن | Fast Charger;Wall Charger;Charger | Anker/انكر/PowerPort III;Samsung/سامسونج/EP-TA800;Baseus/بيسوس/GaN5;Joyroom/جوي روم/- | of,watt | شاحن;شواحن;راس شاحن,ادابتور;sha7n
cable of phone | اكسسوارات موبايل | كابل شحن;وصلة شحن;كابل | Charging Cable;USB-C Cable;Data Cable | Anker/انكر/PowerLine;Ugreen/يوجرين/-;Hoco/هوكو/X14 | of | كابل;كابلات;وصلة شاحن,كيبل;kabl
powerbank | اكسسوارات موبايل | باور بانك;شاحن متنقل | Power Bank;Portable Charger | Anker/انكر/PowerCore 10000,PowerCore 20000;Xiaomi/شاومي/Redmi 20000;Joyroom/جوي روم/JR-T013 | mah,colour | باور بانك;باور بانكات;شاحن متنقل,باوربنك;bawrbank
holder of phone | اكسسوارات موبايل | حامل موبايل للسيارة;ستاند;حامل | Phone Holder;Car Mount | Baseus/بيسوس/Gravity;Ugreen/يوجرين/-;-/-/- | colour | حامل موبايل;حوامل;ستاند موبايل;holder
strap of smartwatch | اكسسوارات | استيك ساعة;حزام ساعة;سوار سيليكون لساعة | Watch Strap;Silicone Band | -/-/- | of,colour | استيك ساعة;-;حزام ساعة,سير ساعة;-
podscase of earbuds | اكسسوارات | جراب سيليكون لسماعة;كفر سماعة | Case Cover for Earbuds | -/-/- | of,colour | جراب ايربودز;-;كفر ايربودز;-
lapbag of laptop | حقائب | شنطة لابتوب;حقيبة لاب توب | Laptop Bag;Laptop Backpack | HP/اتش بي/-;Dell/ديل/-;-/-/- | inch,colour | شنطة لابتوب;شنط لابتوب;حقيبة لاب توب;shantet labtob
controller of console | ألعاب فيديو | دراع;ذراع تحكم;يد | Wireless Controller;DualSense Controller | Sony/سوني/DualSense;-/-/- | of,colour | دراع بلايستيشن;دراعات;يد بلايستيشن,ذراع تحكم;dra3
remote of tv | شاشات | ريموت;ريموت كنترول | Remote Control | LG/ال جي/-;Samsung/سامسونج/-;-/-/- | of | ريموت;ريموتات;ريموت كنترول;remot
tvmount of tv | شاشات | حامل شاشة;حامل تلفزيون | TV Wall Mount | -/-/- | inch | حامل شاشة;حوامل شاشات;حامل تلفزيون;-
fridge | أجهزة منزلية | ثلاجة;تلاجة | Refrigerator;Fridge | Toshiba/توشيبا/GR-EF46Z,GR-EF37;Sharp/شارب/SJ-48C,SJ-PC58A;LG/ال جي/GN-H622;Kiriazi/كريازي/K335;Fresh/فريش/FNT-BR400 | litre,colour,nofrost | ثلاجة;ثلاجات;تلاجة,براد;talaga,tallaga
freezer | أجهزة منزلية | ديب فريزر;فريزر | Deep Freezer;Freezer | Kiriazi/كريازي/E250;White Whale/وايت ويل/WF-3064;Fresh/فريش/FDF-220 | drawers | ديب فريزر;فريزرات;فريزر;deep frezer
washer | أجهزة منزلية | غسالة ملابس;غسالة فول اوتوماتيك;غسالة | Washing Machine;Front Load Washer | LG/ال جي/F4R3VYG6P;Samsung/سامسونج/WW80T4040;Zanussi/زانوسي/ZWF7240;Toshiba/توشيبا/VH-720;Beko/بيكو/WTV8636 | kilo,colour | غسالة;غسالات;غسالة هدوم,غسالة اوتوماتيك;ghasala,8asala
dishwasher | أجهزة منزلية | غسالة أطباق;غسالة صحون | Dishwasher | Bosch/بوش/SMS25;Beko/بيكو/DVN05;LG/ال جي/DFB512 | persons | غسالة اطباق;غسالات اطباق;غسالة مواعين,غسالة صحون;-
cooker | أجهزة منزلية | بوتاجاز;طباخ | Gas Cooker;Cooker | Universal/يونيفرسال/8605;Fresh/فريش/Plaza;La Germania/لاجيرمانيا/9M10 | burners | بوتاجاز;بوتاجازات;بوتجاز;botagaz
ac | أجهزة منزلية | تكييف;مكيف;تكييف سبليت | Air Conditioner;Split AC | Carrier/كاريير/Optimax;Sharp/شارب/AH-A12;Gree/جري/Pular;Unionaire/يونيون اير/Artify | hp | تكييف;تكييفات;مكيف;takief
fan | أجهزة منزلية | مروحة;مروحة ستاند | Stand Fan;Fan | Tornado/تورنيدو/EPS-16;Fresh/فريش/Shabah;Toshiba/توشيبا/EFS-76 | inch | مروحة;مراوح;مروحه ستاند;marwa7a
heater | أجهزة منزلية | سخان مياه;سخان كهرباء | Water Heater | Olympic/اوليمبيك/Mechanical;Ariston/اريستون/Andris;Tornado/تورنيدو/TEEE-50 | litre | سخان;سخانات;سخان مياه;sa5an
vacuum | أجهزة منزلية | مكنسة كهربائية;مكنسة | Vacuum Cleaner | Hoover/هوفر/Power Capture;Toshiba/توشيبا/VC-EA1800;Tornado/تورنيدو/TVC-1800 | watt,colour | مكنسة;مكانس;مكنسة كهربائية;maknasa
iron | أجهزة منزلية | مكواة بخار;مكواة | Steam Iron;Iron | Tefal/تيفال/FV5715;Philips/فيليبس/DST5010;Braun/براون/SI3041 | watt | مكواة;مكاوي;مكوة;makwa
blender | مطبخ | خلاط;خلاط كهربائي | Blender | Moulinex/مولينكس/LM2421;Braun/براون/JB3010;Kenwood/كينوود/BLP10 | watt,colour | خلاط;خلاطات;بلندر;khalat,5alat
airfryer | مطبخ | قلاية هوائية;قلاية بدون زيت | Air Fryer | Philips/فيليبس/HD9252;Tefal/تيفال/EY2018;Black & Decker/بلاك اند ديكر/AF300;Nouval/نوفال/- | litre,watt | قلاية هوائية;قلايات هوائية;اير فراير,ايرفراير;air frayer
microwave | مطبخ | ميكروويف;مايكروويف | Microwave;Microwave Oven | Samsung/سامسونج/MS23;Sharp/شارب/R-20;LG/ال جي/MS2042 | litre | ميكروويف;-;مايكرويف,ميكرويف;mikrowef
kettle | مطبخ | كاتل;غلاية مياه | Electric Kettle;Kettle | Braun/براون/WK3110;Tefal/تيفال/KO2M;Tornado/تورنيدو/TKN | litre,watt | كاتل;غلايات;غلاية;katel
coffeemachine | مطبخ | ماكينة قهوة;ماكينة اسبريسو | Coffee Machine;Espresso Machine | Delonghi/ديلونجي/EC685,Magnifica S;Nespresso/نسبريسو/Essenza Mini;Sokany/سوكاني/SK-115 | watt | ماكينة قهوة;مكن قهوة;صانعة قهوة,مكنة قهوة;makinet kahwa
cookware | مطبخ | طقم حلل;حلل | Cookware Set | Zahran/زهران/Granite;Tefal/تيفال/Ingenio;Neoflam/نيوفلام/- | pieces,material,colour | حلل;حلة;طقم حلل,اواني طهي;7alal
pan | مطبخ | طاسة;مقلاة | Frying Pan | Tefal/تيفال/-;Tramontina/ترامونتينا/-;Nouval/نوفال/- | cm,material | طاسة;طاسات;مقلاة;tasa
cup | مطبخ | كوب;كوباية;مج | Mug;Cup | Luminarc/لومينارك/-;Pasabahce/باشابهتشة/-;-/-/- | pieces,material | كوباية;كوبايات;كوب,مج;kobaya
knife | مطبخ | سكينة;طقم سكاكين | Knife Set;Kitchen Knife | Tramontina/ترامونتينا/-;-/-/- | pieces | سكينة;سكاكين;سكين;sekina
thermos | مطبخ | ترمس;تيرموس | Thermos;Vacuum Flask | Stanley/ستانلي/-;Penguen/بنجوين/- | litre | ترمس;ترامس;ثيرموس;-
sheet | مفروشات | طقم ملايات سرير;ملاية سرير;مفرش سرير | Bed Sheet Set;Bedding Set | Forbed/فوربد/-;-/-/- | material,colour | ملاية;ملايات;مفرش سرير;melaya
blanket | مفروشات | بطانية;بطانية فايبر | Blanket | Mora/مورا/-;-/-/- | colour | بطانية;بطاطين;بطانيه;batanya
pillow | مفروشات | مخدة;وسادة;خدادية | Pillow;Cushion | Forbed/فوربد/-;-/-/- | material | مخدة;مخدات;وسادة;mkhada
mattress | أثاث | مرتبة;مرتبة سوست | Mattress | Janssen/جانسن/-;Habitat/هابيتات/-;Taki/تاكي/- | cm | مرتبة;مراتب;مرتبه سست;martaba
table | أثاث | ترابيزة;طاولة قهوة;ترابيزة سفرة | Coffee Table;Table | -/-/- | material,colour | ترابيزة;ترابيزات;طاولة,طربيزة;tarabeza
chair | أثاث | كرسي مكتب;كرسي;كرسي جيمنج | Office Chair;Chair | -/-/-;Ikea/ايكيا/- | colour,material | كرسي;كراسي;كرسى مكتب;korsi
sofa | أثاث | كنبة;كنبة سرير;ركنة | Sofa;Sofa Bed | -/-/- | colour,material | كنبة;كنب;اريكة,صوفا;kanaba
wardrobe | أثاث | دولاب;خزانة ملابس | Wardrobe | -/-/-;Ikea/ايكيا/- | doors,colour | دولاب;دواليب;خزانة ملابس;dolab
rug | ديكور | سجادة;سجاد | Carpet;Rug | -/-/- | colour | سجادة;سجاجيد;سجاد;segada
lamp | ديكور | لمبة ليد;لمبة | LED Bulb | Venus/فينوس/-;Philips/فيليبس/- | watt | لمبة;لمبات;لمض;lamba
curtain | ديكور | ستارة;ستائر | Curtain | -/-/- | material,colour | ستارة;ستاير;ستائر;setara
tshirt | أزياء | تيشيرت;تي شيرت | T-Shirt;T Shirt | Nike/نايك/-;Adidas/اديداس/-;Town Team/تاون تيم/-;Cottonil/قطونيل/- | who,colour,material | تيشيرت;تيشيرتات;تي شيرت,تشيرت;tishert
shirt | أزياء | قميص | Shirt | Town Team/تاون تيم/-;Defacto/ديفاكتو/-;-/-/- | who,colour,material | قميص;قمصان;قميص كم طويل;2amis
dress | أزياء | فستان;فستان سواريه | Dress;Evening Dress | Defacto/ديفاكتو/-;-/-/- | colour,material | فستان;فساتين;درس;fostan
trousers | أزياء | بنطلون;بنطلون قماش | Trousers;Pants | Defacto/ديفاكتو/-;Ravin/رافين/-;-/-/- | who,colour | بنطلون;بناطيل;بنطالون;bantalon
jeans | أزياء | بنطلون جينز;جينز | Jeans | Levis/ليفايس/-;Town Team/تاون تيم/- | who,colour | جينز;-;بنطلون جينز;-
jacket | أزياء | جاكيت;چاكيت | Jacket | Adidas/اديداس/-;Ravin/رافين/-;-/-/- | who,colour,material | جاكيت;جواكت;جاكت;jaket
hoodie | أزياء | هودي;سويت شيرت | Hoodie;Sweatshirt | Nike/نايك/-;-/-/- | who,colour | هودي;هوديز;سويت شيرت;hody
pyjama | أزياء | بيجامة;بيجاما | Pyjama;Pajama Set | Cottonil/قطونيل/-;-/-/- | who,colour,material | بيجامة;بيجامات;بجامة;bijama
abaya | أزياء | عباية;عباءة | Abaya | -/-/- | colour,material | عباية;عبايات;عباءة;3abaya
hijab | أزياء | طرحة;حجاب | Hijab;Scarf | -/-/- | colour,material | طرحة;طرح;حجاب;tar7a
socks | أزياء | شراب;جوارب | Socks | Cottonil/قطونيل/-;Nike/نايك/- | who,colour,pieces | شراب;شرابات;جوارب;shorab
sneakers | أحذية | كوتشي;حذاء رياضي;سنيكرز | Sneakers;Running Shoes | Nike/نايك/Air Max,Revolution 6;Adidas/اديداس/Galaxy 6,Superstar;Skechers/سكيتشرز/Go Walk;Activ/اكتيف/- | who,colour | كوتشي;كوتشيات;حذاء رياضي,سنيكرز;kotshy
shoes | أحذية | حذاء;جزمة;حذاء كلاسيك | Leather Shoes;Shoes | -/-/- | who,colour,material | جزمة;جزم;حذاء;gazma
sandal | أحذية | صندل | Sandal | -/-/- | who,colour | صندل;صنادل;صندل حريمي;sandal
slipper | أحذية | شبشب;سليبر | Slippers | Adidas/اديداس/-;-/-/- | who,colour | شبشب;شباشب;سليبر;shebsheb
handbag | حقائب | شنطة يد;شنطة كروس;حقيبة | Handbag;Crossbody Bag | Guess/جيس/-;-/-/- | colour,material | شنطة;شنط;حقيبة;shanta
backpack | حقائب | شنطة ظهر;شنطة مدرسة;حقيبة ظهر | Backpack;School Bag | Adidas/اديداس/-;Nike/نايك/-;-/-/- | colour | شنطة ظهر;شنط مدرسة;باك باج;-
wallet | حقائب | محفظة;محفظة جلد | Wallet | Tommy Hilfiger/تومي هيلفيجر/-;-/-/- | who,colour,material | محفظة;محافظ;بوك;ma7faza
sunglasses | اكسسوارات | نظارة شمس;نظارة شمسية | Sunglasses | Ray-Ban/راي بان/RB3025,RB2140;-/-/- | who,colour | نظارة;نظارات;نضارة شمس;nadara
perfume | عطور | عطر;برفان;برفيوم | Eau de Parfum;Perfume | Dior/ديور/Sauvage;Chanel/شانيل/Bleu;Versace/فيرزاتشي/Eros;Lattafa/لطافة/Asad,Khamrah | who,ml | برفان;عطور;عطر,بيرفيوم;barfan
shampoo | عناية | شامبو | Shampoo | Pantene/بانتين/-;Head & Shoulders/هيد اند شولدرز/-;Sunsilk/صانسيلك/-;Dove/دوف/- | ml | شامبو;شامبوهات;شامبوه;shambo
cream | عناية | كريم مرطب;لوشن جسم | Moisturizing Cream;Body Lotion | Nivea/نيفيا/-;CeraVe/سيرافي/-;Eva/ايفا/- | ml | كريم;كريمات;مرطب;kerim
sunscreen | عناية | صن بلوك;واقي شمس;صن سكرين | Sunscreen;Sunblock | La Roche-Posay/لاروش بوزيه/Anthelios;Starville/ستارفيل/-;Bioderma/بيوديرما/Photoderm | ml | صن بلوك;-;واقي شمس,صن سكرين;sun block
lipstick | مكياج | روج;أحمر شفاه | Lipstick | Maybelline/مايبيلين/-;Flormar/فلورمار/-;Essence/ايسنس/- | colour | روج;ارواج;احمر شفاه;rooj
hairdryer | عناية | سشوار;مجفف شعر | Hair Dryer | Babyliss/بابليس/-;Braun/براون/HD180;Sokany/سوكاني/- | watt | سشوار;سشوارات;مجفف شعر,استشوار;seshwar
shaver | عناية | ماكينة حلاقة | Hair Clipper;Shaver;Trimmer | Philips/فيليبس/OneBlade,S1121;Kemei/كيمي/KM-1990;Braun/براون/Series 3 | colour | ماكينة حلاقة;مكن حلاقة;مكنة حلاقة;makinet 7ela2a
toothpaste | عناية | معجون أسنان | Toothpaste | Colgate/كولجيت/-;Signal/سيجنال/-;Sensodyne/سنسوداين/- | ml | معجون اسنان;-;معجون سنان;-
diapers | أطفال | حفاضات;حفاضات أطفال | Diapers;Baby Diapers | Pampers/بامبرز/-;Molfix/مولفيكس/-;Babyjoy/بيبي جوي/- | size,pieces | حفاضات;-;بامبرز,حفاظات;pampers
bottle | أطفال | ببرونة;رضاعة | Baby Bottle;Feeding Bottle | Philips Avent/افنت/-;Chicco/شيكو/- | ml | ببرونة;ببرونات;رضاعة;babrona
stroller | أطفال | عربة أطفال;عربية أطفال | Baby Stroller | Chicco/شيكو/-;Graco/جراكو/- | colour | عربية اطفال;عربات اطفال;ستروللر;-
doll | ألعاب | عروسة;دمية | Doll | Barbie/باربي/-;-/-/- | - | عروسة;عرايس;دمية;3arosa
blocks | ألعاب | مكعبات تركيب;لعبة تركيب | Building Blocks | Lego/ليجو/City,Technic;-/-/- | pieces | مكعبات;-;لعبة تركيب,ليجو;-
ball | رياضة | كرة قدم;كورة | Football;Soccer Ball | Adidas/اديداس/-;Nike/نايك/- | size | كورة;كور;كرة قدم;kora
dumbbell | رياضة | دمبلز;دمبل | Dumbbell | -/-/- | kilo | دمبل;دمبلز;اثقال;dambel
bike | رياضة | دراجة;عجلة | Bicycle;Bike | -/-/- | inch,colour | عجلة;عجل;دراجة,بسكلتة;3agala
novel | كتب | رواية;كتاب | Novel;Book | -/-/ثلاثية غرناطة,الفيل الأزرق,تراب الماس,الساعة الخامسة والعشرون,هاتف من الماضي,ساعة عدل واحدة,كرسي على النيل,مفتاح الحياة | - | رواية;روايات;كتاب;rewaya
notebook | مكتبية | كشكول;دفتر;كراسة | Notebook 100 Sheets;Spiral Notebook | Mintra/منترا/-;-/-/- | pieces | كشكول;كشاكيل;كراسة,دفتر;kashkol
pen | مكتبية | قلم جاف;أقلام جاف | Ballpoint Pen | Pilot/بايلوت/-;Bic/بيك/-;Faber-Castell/فابر كاستل/- | pieces,colour | قلم;اقلام;قلم جاف;2alam
rice | بقالة | أرز;أرز مصري | Rice;Basmati Rice | El Doha/الضحى/-;Sunwhite/صن وايت/- | kilogram | رز;-;ارز;roz
pasta | بقالة | مكرونة;اسباجتي | Pasta;Spaghetti | Regina/ريجينا/-;El Maleka/الملكة/- | gram | مكرونة;-;معكرونة;makarona
oil | بقالة | زيت عباد الشمس;زيت ذرة | Sunflower Oil;Corn Oil | Crystal/كريستال/-;Afia/عافية/-;Slite/سلايت/- | litre | زيت;زيوت;زيت طعام;zet
tea | بقالة | شاي;شاي أسود | Black Tea;Tea | Lipton/ليبتون/-;El Arosa/العروسة/-;Ahmad Tea/احمد تي/- | gram | شاي;-;شاى;shay
coffee | بقالة | بن;قهوة تركي;قهوة سريعة التحضير | Coffee;Turkish Coffee | Abu Auf/ابو عوف/-;Nescafe/نسكافيه/Gold,Classic;Shaheen/شاهين/- | gram | قهوة;-;بن;ahwa
milk | بقالة | لبن كامل الدسم;حليب | Full Cream Milk;Milk | Juhayna/جهينة/-;Almarai/المراعي/-;Lamar/لمار/- | litre | لبن;-;حليب;laban
cheese | بقالة | جبنة فيتا;جبنة شيدر;جبنة بيضاء | Feta Cheese;Cheddar Cheese | Domty/دومتي/-;President/بريزيدون/-;Obour Land/عبور لاند/- | gram | جبنة;اجبان;جبنه;gebna
chocolate | بقالة | شوكولاتة;شيكولاتة | Chocolate | Cadbury/كادبوري/Dairy Milk;Galaxy/جالاكسي شوكولاتة/Smooth;Kitkat/كيت كات/- | gram | شوكولاتة;-;شيكولاته,شوكلاته;shokolata
detergent | منظفات | مسحوق غسيل;جل غسيل | Laundry Detergent;Washing Gel | Persil/برسيل/-;Ariel/اريال/-;Oxi/اوكسي/- | kilogram | مسحوق غسيل;-;مسحوق,منظف ملابس;-
tissue | منظفات | مناديل;مناديل سحب | Tissues;Facial Tissue | Fine/فاين/-;Zeina/زينة/-;Familia/فاميليا/- | pieces | مناديل;-;منديل,كلينكس;manadel
drill | عدد | شنيور;دريل شحن | Drill;Cordless Drill | Bosch/بوش/GSB 550;Total/توتال/TD2058;Ingco/انجكو/-;DeWalt/ديوالت/DCD771 | watt | شنيور;شنيورات;دريل,مثقاب;shanyor
screwdriver | عدد | طقم مفكات;مفك | Screwdriver Set | Tolsen/تولسن/-;Stanley/ستانلي/- | pieces | مفك;مفكات;طقم مفكات;mefak
tire | سيارات | كاوتش;إطار سيارة | Tire;Car Tire | Michelin/ميشلان/-;Bridgestone/بريدجستون/-;Pirelli/بيريللي/- | - | كاوتش;كاوتشات;اطار;kawetsh
motoroil | سيارات | زيت موتور;زيت محرك | Engine Oil | Mobil/موبيل/1,Super;Shell/شل/Helix;Castrol/كاسترول/GTX | litre | زيت موتور;زيوت موتور;زيت عربية;-
carmat | سيارات | دواسات سيارة;دواسات أرضية للسيارة | Car Mats | -/-/- | colour,material | دواسات سيارة;-;دواسات عربية;-
carbattery | سيارات | بطارية سيارة | Car Battery | Chloride/كلورايد/-;ACDelco/ايه سي ديلكو/- | - | بطارية سيارة;بطاريات سيارات;بطارية عربية;-
bpmonitor | صحة | جهاز قياس ضغط الدم;جهاز ضغط | Blood Pressure Monitor | Omron/اومرون/M2;Beurer/بيورر/BM27 | - | جهاز ضغط;اجهزة ضغط;جهاز قياس الضغط;-
vitamin | صحة | فيتامين سي;مكمل غذائي فيتامين د | Vitamin C;Multivitamin | Limitless/ليميتلس/-;Now/ناو/- | tablets | فيتامين;فيتامينات;مكمل غذائي;vitamin
catfood | حيوانات | طعام قطط;دراي فود قطط | Cat Food;Dry Cat Food | Royal Canin/رويال كانين/-;Whiskas/ويسكاس/- | kilogram | اكل قطط;-;طعام قطط,دراي فود;-
`;
