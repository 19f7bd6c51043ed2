/**
 * Goods, one kind a line: its name, then what else Egypt calls it: other words, plurals that no rule makes, dialect,
 * English, and usual misspellings. After `<` stand the wider kinds that it belongs to: who asks for shoes also means
 * sneakers. Behind a `;` stands a narrower kind of the line. A word may stand in two lines, as «شراب» does, which is a sock and a syrup.
 */
export const GOODS = `
موبايل, موبيل, محمول, جوال, هاتف, هواتف, هاتف محمول, هاتف ذكي, تليفون, تلفون, تيليفون, تليفون محمول, سمارت فون, سمارتفون, smartphone, smart phone, mobile, mobile phone, cell phone, phone, mobail, mobayl, موبيلات
تليفون ارضي, تلفون ارضي, تليفون منزلي, هاتف ارضي, تليفون مكتب, خط ارضي, landline, telephone, cordless phone
لابتوب, لاب توب, لاب, حاسوب محمول, كمبيوتر محمول, laptop, notebook, نوت بوك, labtop, ultrabook, chromebook, كروم بوك
كمبيوتر, كومبيوتر, حاسوب, حاسب, computer, pc, desktop, ديسك توب, ديسكتوب, كمبيوتر مكتبي, تجميعة, ميني بي سي, mini pc, all in one
تابلت, تابليت, تاب, جهاز لوحي, لوحي, tablet, tab, اجهزه لوحيه
قارئ كتب, قارئ الكترونى, ebook reader, e-reader, kindle reader
تلفزيون, تليفزيون, تلفاز, شاشة, تيليفزيون, شاشة تلفزيون, شاشة تليفزيون, tv, television, سمارت تي في, شاشة سمارت, smart tv, led tv, شاشات تلفزيون, اندرويد تي في, android tv, google tv, qled tv, oled tv, شاشة ذكية, شاشة تلفاز
شاشة, screen, display
مونيتور, شاشة كمبيوتر, شاشة جيمنج, شاشة العاب, monitor, gaming monitor < شاشة
بروجيكتور, بروجكتور, بروجيكتر, جهاز عرض, projector
ريسيفر, رسيفر, ريسيفير, رسيفير, receiver, جهاز استقبال, satellite receiver, تي في بوكس, tv box, android box, تي في ستيك, tv stick, اندرويد بوكس
سماعة, سماعات, سماعه اذن, earphone, earphones, sma3a, samaa, samaah, samaat ; سماعه راس, هيدفون, هدفون, هيد فون, هيدفونز, headphone, headphones, head phone, over ear ; هيدسيت, هيد سيت, headset, headsets, سماعة جيمنج, gaming headset
ايربودز, اير بودز, ايربود, ايربادز, ايربدز, ايربودس, سماعات لاسلكية, سماعة لاسلكية, سماعات بلوتوث, سماعة بلوتوث, سماعة بلوتوس, ايرفون بلوتوث, earbuds, earbud, ear buds, airpods, air pods, airpod, tws, wireless earbuds, wireless earphones, wireless headphones, بودز, بدز, buds < سماعة
هاند فري, هاندفري, هاند فرى, هند فري, handfree, hands free, handsfree, wired earphones, سماعة سلك, سماعة سلكية < سماعة
راديو, راديوهات, radio, راديو كاسيت
سبيكر, اسبيكر, سبيكرز, مكبر صوت, مكبرات صوت, سماعة كبيرة, صب ووفر, صب وفر, subwoofer, speaker, speakers, loudspeaker, بلوتوث سبيكر, bluetooth speaker, سماعات كمبيوتر, سماعات خارجية
ساوند بار, ساوندبار, soundbar, sound bar, هوم سينما, هوم ثياتر, مسرح منزلي, home theater, home theatre < سبيكر
ميكروفون, ميكرفون, مايك, مايكروفون, مايكرفون, microphone, mic
جهاز العاب, جهاز ألعاب فيديو, كونسول, console, game console, gaming console, اتاري
لعبة فيديو, سي دي العاب, اسطوانة العاب, اسطوانة لعبة, video game, سيدي بلايستيشن, لعبة بلايستيشن, العاب بلايستيشن, game cd, playstation game, playstation 5 game, playstation 4 game
كاميرا, كاميرات, camera, كاميرا ديجيتال, digital camera, dslr, mirrorless, كاميرا تصوير
كاميرا مراقبة, كاميرات مراقبة, كاميرا امنية, كاميرا امان, security camera, surveillance camera, cctv, ip camera, wifi camera, dvr, nvr < كاميرا
ويب كام, ويبكام, كاميرا ويب, webcam, web cam, كاميرا لابتوب < كاميرا
داش كام, كاميرا عربية, كاميرا سيارة, dash cam, dashcam, dash camera < كاميرا
درون, طائرة درون, طيارة درون, drone
طابعة, طابعات, برنتر, برينتر, برنتار, printer, ماكينة طباعة, مكنة تصوير, ماكينة تصوير مستندات, photocopier
سكانر, اسكانر, ماسح ضوئي, scanner
راوتر, رواتر, راوترات, روتر, مودم, router, modem, ميفاي, mifi, واي فاي منزلي, جهاز نت, mesh router
مقوي شبكة, مقوي واي فاي, اكسيس بوينت, اكسس بوينت, مقوى اشارة, range extender, wifi extender, repeater, access point, سويتش شبكة, network switch, ethernet switch
سيرفر, server, ناس, nas
هارد, هارد ديسك, هارد خارجي, هارد داخلي, هارد ديسك خارجي, قرص صلب, قرص تخزين, hdd, hard disk, hard drive, external hard drive, اس اس دي, ssd, هارد اس اس دي, nvme
فلاشة, فلاش ميموري, فلاش درايف, فلاشات, flash drive, dual drive, flash disk, memory stick, فلاش ديسك, usb flash, flash memory, pen drive, usb drive, فلاش يو اس بي
كارت ميموري, ميموري, ميموري كارت, كارت ذاكرة, بطاقة ذاكرة, كارت ميمورى, memory card, sd card, micro sd, microsd, microsdxc, microsdhc, sdxc, sdhc, ميموري كارد, ميكرو اس دي
كارت شاشة, كرت شاشة, بطاقة رسوميات, graphics card, gpu, vga card, video card
رامات, رام, ram, ذاكرة رام, رامة
بروسيسور, معالج, processor, cpu
مازربورد, مذربورد, لوحة ام, motherboard, mother board
كيسة, كيس كمبيوتر, كيسة كمبيوتر, computer case, pc case
باور سبلاي, باورسبلاي, مزود طاقة, power supply, psu
ماوس, موس, ماوس كمبيوتر, فارة, فاره, mouse, ماوسات, ماوس لاسلكي, gaming mouse
ماوس باد, ماوسباد, لوحة ماوس, mouse pad, mousepad
كيبورد, كي بورد, لوحة مفاتيح, لوحه مفاتيح, keyboard, key board, كيبورد ميكانيكال
ساعة ذكية, ساعات ذكية, سمارت ووتش, سمارت واتش, سمارتواتش, ساعة سمارت, smart watch, smartwatch, سمارت وتش < ساعة
سوار ذكي, اسورة ذكية, سمارت باند, smart band, fitness band, fitness tracker < ساعة ذكية
ساعة, ساعات, ساعة يد, watch, wrist watch, wristwatch
ساعة حائط, ساعة حيطة, ساعات حائط, wall clock, clock
منبه, ساعة منبه, alarm clock
نظارة واقع افتراضي, نظارة vr, vr headset, vr glasses
ماكينة قهوة, مكنة قهوة, مكن قهوة, ماكينات قهوة, ماكينة اسبريسو, مكنة اسبرسو, صانعة قهوة, صانعة القهوة, ماكينه نسكافيه, كوفي ميكر, coffee machine, coffee maker, espresso machine, espresso maker, ماكينة كابتشينو, ماكينة صنع القهوة, ماكينة تحضير القهوة, جهاز تحضير القهوة, الة صنع القهوة
مطحنة, مطحنة بن, مطحنة توابل, مطحنة قهوة, مطاحن, grinder, coffee grinder, spice grinder
كاتل, كتل, غلاية, غلاية مياه, غلاية ماء, غلايه كهرباء, كاتل كهربائي, براد كهربائي, kettle, electric kettle, سخان شاي
خلاط, خلاطات, بلندر, بليندر, blender, smoothie maker < اجهزة كهربائية
هاند بلندر, خلاط يدوي, هاند بليندر, hand blender, immersion blender, هاند ميكسر < خلاط
عجان, عجانة, عجانات, stand mixer, dough mixer, عجان ستاند, كيتشن ماشين, kitchen machine ; مضرب, مضرب بيض, مضرب كهربائي, hand mixer, هاند ميكسر ; ميكسر, mixer
كبة, تشوبر, chopper, mini chopper, كبه كهربائية, مفرمة خضار ; مفرمة, مفرمة لحمة, meat grinder, فرامة, فرامة لحمة ; محضر طعام, محضرة طعام, food processor ; قطاعة خضار, قطاعة بطاطس, قطاعة, vegetable slicer, مقطعة خضار, vegetable chopper
عصارة, عصارات, عصارة برتقال, عصارة فواكه, juicer, citrus juicer, كسارة فواكه
قلاية هوائية, اير فراير, ايرفراير, قلاية بدون زيت, قلاية كهربائية بدون زيت, airfryer, air fryer, قلايه هوائي, اير فرير < قلاية
قلاية, قلايات, قلاية كهربائية, قلاية زيت, fryer, deep fryer, دييب فراير
ميكروويف, مايكروويف, مايكرويف, ميكرويف, مكرويف, ماكروويف, ميكرو ويف, microwave, microwave oven, mikrowave < اجهزة كهربائية
فرن, افران, فرن كهربائي, فرن كهرباء, فرن بيلت ان, oven, electric oven, toaster oven, فرن غاز
بوتاجاز, بوتجاز, بتوجاز, بتاجاز, بوتغاز, بوتوجاز, طباخ, cooker, stove, gas cooker, موقد, gas stove, بوتاجازات < اجهزة كهربائية
مسطح, مسطحات, بوتاجاز مسطح, مسطح غاز, سطح غاز, مسطح كهربائي, hob, cooktop, gas hob, بوتاجاز بلت ان
سخان طعام, موقد كهربائي, سخان عين, هوت بليت, hot plate, عين كهرباء, عين كهربائية, موقد سيراميك
شواية, شوايات, شواية كهربائية, جريل, grill, electric grill ; شواية فحم, باربيكيو, bbq, barbecue, بربكيو, منقل, منقد, charcoal grill
محمصة, محمصة خبز, توستر, محمصه توست, toaster ; سندوتش ميكر, صانعة ساندويتش, سندوتش ماكر, سندويتش ميكر, ساندوتش ميكر, sandwich maker, محمصة سندوتش, بانيني ميكر, صانعة ساندوتش ; وافل ميكر, صانعة وافل, waffle maker
حلة ضغط كهربائية, حلة كهربائية, طباخ ارز, طباخة ارز, rice cooker, multicooker, multi cooker, electric pressure cooker, slow cooker
صانعة فشار, ماكينة فشار, popcorn maker, popcorn machine
ايس كريم ميكر, صانعة ايس كريم, ماكينة ايس كريم, ice cream maker
صانعة زبادي, yogurt maker
ثلاجة, تلاجة, ثلاجات, تلاجات, تلاجه, fridge, refrigerator, talaga, tallaga, refrigrator, frige < اجهزة كهربائية
ديب فريزر, ديبفريزر, فريزر, فريزرات, ديب فريز, deep freezer, freezer, chest freezer, مجمد, فريزر راسي < اجهزة كهربائية
ميني بار, ثلاجة صغيرة, ميني فريدج, minibar, mini bar, mini fridge < ثلاجة
مبرد مياه, كولدير, كولدير مياه, موزع مياه, براد مياه, water dispenser, water cooler, كولدير
غسالة, غسالات, غساله ملابس, غسالة هدوم, غسالة اوتوماتيك, غسالة فول اوتوماتيك, غسالة هاف اوتوماتيك, فول اوتوماتيك, washing machine, washer, front load washer, top load washer, ghassala, غسالة تحميل امامي, top load, top loading, top loader, front load, front loading, front loader, تحميل علوي, تحميل امامي < اجهزة كهربائية
غسالة اطباق, غسالة صحون, غسالة مواعين, غسالات اطباق, غسالات صحون, dishwasher, dish washer < اجهزة كهربائية
مجفف ملابس, مجفف, نشافة ملابس, غسالة ومجفف, dryer machine, clothes dryer, tumble dryer, نشافة هدوم
تكييف, مكيف, تكيف, تكييفات, مكيفات, مكيف هواء, تكييف سبليت, اسبليت, سبليت, air conditioner, ac, split ac, air condition, aircon, تكييف هواء, تكيف سبليت < اجهزة كهربائية
مكيف صحراوي, مبرد هواء, تكييف صحراوي, ايركولر, اير كولر, air cooler, desert cooler
مروحة, مراوح, مروحه ستاند, مروحة عمود, fan, stand fan, ceiling fan, مروحة سقف, مروحة حائط, مروحة مكتب < اجهزة كهربائية
شفاط, شفاطات, شفاط مطبخ, شفاط بوتاجاز, هود, hood, cooker hood, range hood, extractor, شفاط حمام, exhaust fan
سخان, هيتر مياه, سخانات, سخان مياه, سخان كهرباء, سخان غاز, سخان فوري, سخانة مياه, water heater, geyser < اجهزة كهربائية
دفاية, هيتر, هيترز, دفايات, مدفاة, مدفأة, دفايه زيت, صوبا, heater, oil heater, electric heater, room heater
مكنسة, مكانس, مكنسة كهربائية, مكنسه كهربا, مكنسة كهرباء, هوفر, vacuum cleaner, vacuum, hoover, مكنسة يدوية, vaccum < اجهزة كهربائية
مكنسة روبوت, روبوت تنظيف, مكنسة ذكية, روبوت مكنسة, robot vacuum, robotic vacuum < مكنسة
ماكينة تنظيف بخار, بخار تنظيف, steam cleaner, steam mop, ممسحة بخار
مكواة, مكوة, مكواه, مكاوي, مكوة بخار, مكواه بخار, كواية, كوايه, مكواة ملابس, iron, steam iron, clothes iron < اجهزة كهربائية
مكواة بخار راسية, ستيمر, بخار ملابس, كاوية بخار, garment steamer, steamer, مكوى بخار راسي < مكواة
تربيزة مكواة, ترابيزة مكوة, طاولة كي, لوح كي, ironing board
فلتر مياه, فلتر ماء, فلاتر مياه, فلتر ميه, منقي مياه, محطة مياه, water filter, water purifier, فلتر مياه 7 مراحل
منقي هواء, منقى هواء, جهاز تنقية هواء, air purifier, مرطب هواء, جهاز ترطيب, humidifier, فواحة كهربائية, مرطب جو
ماكينة خياطة, مكنة خياطة, sewing machine
ميزان, موازين, ميزان ديجيتال, ميزان مطبخ, ميزان شخصي, ميزان حمام, scale, kitchen scale, weighing scale, body scale
صاعق ناموس, صاعق حشرات, طارد ناموس, قاتل ناموس, صاعق, mosquito killer, insect killer, مضرب ناموس
حلل, حلة, طقم حلل, اواني طهي, اواني طبخ, اواني, طناجر, طنجرة, قدر, cookware, cookware set, cooking pot, pots, pot, حله جرانيت, أطقم حلل, طقم اواني < ادوات مطبخ ; كسرولة, casserole
طاسة, طاسات, طاسة قلي, مقلاة, مقلاه, مقالي, طواجن, frying pan, pan, fry pan, wok, ووك < ادوات مطبخ
حلة ضغط, حلة برستو, برستو, pressure cooker, طنجرة ضغط
طاجن, طاجن فخار, clay pot
صينية, صواني, صنية, صينيه فرن, tray, baking tray, صينية تقديم, serving tray, oven tray < ادوات مطبخ ; قالب كيك, قوالب كيك, قالب, قوالب, cake mold, baking mold, cake pan, قالب سيليكون
براد شاي, براد, ابريق شاي, ابريق, اباريق, teapot, tea pot ; دورق, دوارق, jug, pitcher, شفشق
كنكة, تنكة, كنك, turkish coffee pot
كوباية, كوبايات, كوب, اكواب, كاس, كاسات, كؤوس, cup, cups, glass cup, drinking glass, glasses set, طقم كوبايات, طقم كاسات, tumbler, كوب زجاج < ادوات مطبخ ; مج, مجات, mug, مج حراري, مج قهوة ; فنجان, فناجين, فنجال, طقم فناجين, coffee cup
طبق, اطباق, صحن, صحون, plate, plates, dish, طقم اطباق, طقم صحون, طبق تقديم < ادوات مطبخ ; سلطانية, سلطانيات, بولة, بولات, bowl, bowls ; سرفيس, سيرفيس
طقم سفرة, طقم عشا, طقم عشاء, dinner set, dinnerware, طقم صيني, طقم توزيع ; طقم شاي, tea set ; طقم قهوة, coffee set ; طقم جاتوه
معلقة, معالق, ملعقة, ملاعق, spoon, spoons, cutlery, طقم معالق, ادوات مائدة, طقم ملاعق, flatware, معيار معالق < ادوات مطبخ ; شوكة, شوك, fork, forks ; مغرفة, مغارف, كبشة, ladle, turner, spatula, سباتولا, معلقة خشب
سكينة, سكاكين, سكين, سكاكين مطبخ, knife, knives, طقم سكاكين, kitchen knife, knife set < ادوات مطبخ ; ساطور, سواطير, cleaver ; مسن سكاكين, سنان سكاكين, knife sharpener ; مطواة, pocket knife
لوح تقطيع, الواح تقطيع, cutting board, chopping board < ادوات مطبخ
مصفاة, مصافي, مصفاه, strainer, colander < ادوات مطبخ
برطمان, برطمانات, برطمان زجاج, jar, jars, طقم توابل, برطمانات توابل, spice jars < ادوات مطبخ
علبة حفظ طعام, علب حفظ, علب حفظ الطعام, علب تخزين, حافظة طعام, food container, food storage, لانش بوكس, لانشبوكس, lunch box, lunchbox, علبة طعام, صندوق غداء, علب < ادوات مطبخ
ترمس, تيرموس, كوب حراري, زجاجة حرارية, ثيرموس, ترامس, ثرموس, thermos, flask, vacuum flask, ترموس
زجاجة مياه, ازازة مياه, ازازه, قارورة مياه, مطارة, زمزمية, زمزميه, water bottle, bottle, sports bottle
رف, ارفف, رفوف, shelf, shelves, shelving, رف حائط, ارفف مطبخ, رفوف حائط
مطبقية, مطبقيه, نشافة اطباق, مجفف اطباق, dish rack, dish drying rack, صفاية مواعين, مصفاة اطباق
منظم, منظم ادراج, منظمات, اورجانيزر, organizer, organiser, منظم مكياج, منظم مكتب ; صندوق تخزين, صناديق تخزين, بوكس تخزين, سلة تخزين, storage box, storage bins, علبة تخزين, بوكس تنظيم
سلة غسيل, باسكت غسيل, سبت غسيل, laundry basket
سلة مهملات, باسكت زبالة, سلة زبالة, صندوق قمامة, trash can, trash bin, dustbin, waste bin
منشر غسيل, منشر, نشارة غسيل, drying rack, clothes rack, منشر هدوم ; حبل غسيل, clothesline ; استاند هدوم, ستاند ملابس, شماعة ملابس, garment rack
شماعة, شماعات, علاقة ملابس, علاقات, hanger, hangers, ستاند شماعات, coat rack, شماعة حائط ; تعليقة, تعليقه, هوك, خطاف, hook, hooks
مشبك غسيل, مشابك غسيل, مشابك, مشبك, clothespin, clothes pegs
ملاية, ملايات, ملاءة, ملايه سرير, مفرش سرير, غطاء سرير, مفارش سرير, ملاية سرير, طقم ملايات, طقم سرير, شرشف, شراشف, bed sheet, bedsheet, bedding set, fitted sheet, كفر لحاف, طقم مفرش, فرش سرير < مفروشات
لحاف, الحفة, لحفة, كوفرتة, كوفرته, لحاف فايبر, دفاية سرير, comforter, duvet, quilt, coverlet, لحاف صيفي, duvet cover, quilt cover < مفروشات
بطانية, بطاطين, بطانيات, blanket, throw blanket < مفروشات
مخدة, مخدات, وسادة, وسائد, وسايد, خدادية, خداديات, pillow, cushion, pillows, مسند < مفروشات
كيس مخدة, كيسة مخدة, غطا مخدة, اكياس مخدات, كيس خدادية, pillowcase, pillow cover < مفروشات
مرتبة, مراتب, مرتبه سست, mattress, mattresses, مرتبة سوست, فرشة سرير < مفروشات
واقي مرتبة, كفر مرتبة, كيس مرتبة, mattress protector, mattress cover, mattress topper < مفروشات
سرير, سراير, اسرة, bed, bed frame, سرير اطفال, سرير نفرين < اثاث
كنبة, كنب, كنبات, صوفا, اريكة, ارائك, sofa, couch, كنبة سرير, sofa bed, شيزلونج, chaise longue, باراشوت كنبة < اثاث ; ليزي بوي, lazy boy, recliner
انتريه, ليفنج, ليفينج, ليفنج روم, living, انترية, انتريهات, ركنة, ركنات, ركنة مودرن, صالون, living room set, corner sofa < كنبة
ترابيزة, ترابيزات, طرابيزة, تربيزة, طربيزة, ترابيزه سفره, طاولة, طاولات, منضدة, table, coffee table, ترابيزة قهوة, tarabeza, ترابيزة خدمة < اثاث
سفرة, طقم سفره خشب, غرفة سفرة, ترابيزة سفرة, dining table, dining set < ترابيزة
مكتب, مكاتب, مكتب كمبيوتر, ديسك, desk, computer desk, office desk, مكتب جيمنج, مكتب خشب < اثاث
كرسي, كراسي, chair, chairs, مقعد < اثاث ; كرسي مكتب, كراسي مكتب, office chair, desk chair ; كرسي جيمنج, كرسي العاب, gaming chair ; كرسي بلاستيك, plastic chair, كراسي بلاستيك ; فوتيه, armchair, كرسي استرخاء ; كرسي بار, bar stool, ستول, stool
بف, بفات, بوف, بين باج, bean bag, beanbag, pouf ; مرجيحة, hammock, ارجوحة ; كرسي هزاز, rocking chair
دولاب, دواليب, خزانة ملابس, خزانة, خزانات, wardrobe, closet, cabinet, دولاب قماش < اثاث ; جزامة, جزامات, shoe rack, shoe cabinet, shoes rack, رف احذية
كومودينو, كمودينو, nightstand, bedside table, شوفونيرة, شيفونيرة, chest of drawers < اثاث ; تسريحة, تسريحات, dressing table, dresser
مكتبة خشب, مكتبة كتب, مكتبة حائط, bookshelf, bookcase, bookshelves < اثاث
ترابيزة تلفزيون, ترابيزة تليفزيون, وحدة تلفزيون, ترابيزة شاشة, tv unit, tv table, tv stand < اثاث
غرفة نوم, غرف نوم, اوضة نوم, bedroom set, bedroom < اثاث
سجادة, سجاد, سجاجيد, موكيت, كليم, carpet, rug, سجادة صالون < مفروشات
سجادة صلاة, سجاجيد صلاة, سجادة الصلاة, مصلية, prayer rug, prayer mat
دواسة, دواسات, دواسة حمام, مشاية حمام, door mat, bath mat, doormat
ستارة, ستاير, ستائر, ستاره شيفون, curtain, curtains, بلاك اوت, blackout curtain, ستارة حمام, shower curtain < مفروشات
مفرش ترابيزة, مفرش سفرة, مفارش سفرة, مفرش, مفارش, tablecloth, table cover, table runner, رانر < مفروشات
فوطة, فوط, منشفة, مناشف, بشكير, بشاكير, towel, towels, فوطه حمام < مفروشات
برنس, برنص, برانس, روب حمام, روب استحمام, بورنص, bathrobe
لمبة, لمبات, لمض, مصباح, مصابيح, لمبة ليد, ليد بلب, bulb, led bulb, lamp bulb, light bulb, لمبه, لمبة موفرة
نجفة, نجف, نجفات, ثريا, chandelier, دلاية, pendant light ; وحدة اضاءة, اضاءة, lamp, lighting ; ابليك, اباليك, wall lamp, wall light ; اباجورة, اباجورات, اباجوره, لمبادير, table lamp, floor lamp ; سبوت لايت, سبوت, spotlight, سبوتات ; لمبة مكتب, desk lamp, اباجورة مكتب, مصباح مكتب ; لمبة سهاري, سهارة, night light
شريط ليد, شريط اضاءة, ليد ستريب, led strip, strip light
كشاف, كشافات, كشاف ليد, flood light, floodlight, كشاف شحن ; كشاف يدوي, بطارية نور, flashlight, torch ; كشاف طوارئ, لمبة طوارئ, emergency light ; كشاف راس, headlamp
كشاف شمسي, لمبة شمسية, solar light, لوح طاقة شمسية, لوح شمسي, solar panel, طاقة شمسية
شمعة, شموع, شمعه معطرة, candle, scented candle
مراية, مرايات, مرايا, مرآة, مرايه, mirror
لوحة, لوحات, تابلوه, تابلوهات, لوحة حائط, wall art, canvas painting, painting, تابلوه كانفاس, كانفاس ; برواز, براويز, photo frame, picture frame, اطار صور
ورق حائط, ورق جدران, ورق حيطان, wallpaper, استيكر حائط, ستيكر حائط, wall sticker, استيكرات, ملصقات حائط
فازة, فازات, مزهرية, vase, vases, زهرية, زهريات
ورد صناعي, زهور صناعية, ورد بلاستيك, شجرة صناعية, artificial flowers, artificial plant, نباتات صناعية
نبات, نباتات, زرع, نبتة, شتلة, plant, plants ; بذور, بذرة, seeds ; اصيص, قصرية زرع, plant pot, flower pot, قصاري زرع ; تربة زراعية, بيتموس, peat moss, سماد, fertilizer
ساقية, خرطوم, خراطيم, خرطوم مياه, garden hose, hose
تيشيرت, تي شيرت, تيشرت, تشيرت, تى شيرت, تيشيرتات, tshirt, t-shirt, t shirt, tee, tees, tee shirt < ملابس
بولو, تيشيرت بولو, polo, polo shirt < تيشيرت
قميص, قمصان, قميصات, shirt, shirts, dress shirt, 2amees < ملابس
بلوزة, بلوزات, بلوزه, بلايز, blouse < ملابس ; توب, توبات, top, tops, كروب توب, crop top ; تونيك, tunic ; بودي, bodysuit top
فستان, فساتين, dress, dresses, fostan, دريس, درس محجبات < ملابس ; فستان سواريه, فستان سهرة, gown, evening dress, سواريه ; فستان زفاف, فستان فرح, wedding dress ; فستان صيفي, summer dress
جيبة, جيبات, جونلة, جيب حريمي, تنورة, تنانير, skirt, skirts < ملابس
بنطلون, بنطالون, بناطيل, بنطال, بنطلونات, بناطلين, سروال, سراويل, pants, trousers, trouser, banatlon, bantalon < ملابس ; بنطلون قماش, chino, chinos, بنطلون جبردين ; بنطلون كارجو, كارجو, cargo pants, cargo
جينز, جينس, بنطلون جينز, jeans, jean, denim pants < بنطلون
جاكت جينز, جاكيت جينز, denim jacket, jeans jacket < جاكيت
قميص جينز, denim shirt < قميص
شورت جينز, denim shorts < شورت
جيبة جينز, denim skirt < جيبة
ليجن, ليجنز, ليجينز, ليقنز, legging, leggings < بنطلون
شورت, شورتات, برمودا, shorts, short, bermuda < ملابس
سويت بانتس, سويت بانت, بنطلون رياضي, بنطلون ترينج, sweatpants, joggers, jogger, جوجر < بنطلون
ترينج, تراكسوت, تراك سوت, ترنج, ترينجات, تريننج, بدلة رياضية, بدله ترينج, tracksuit, track suit, training suit < ملابس
بدلة, بدل, بدلات, طقم بدلة, suit, suits, tuxedo, blazer suit < ملابس
بليزر, بلايزر, بليزرات, blazer < ملابس
جاكيت, جاكت, جواكت, جاكيتات, چاكيت, جكت, سترة, سترات, jacket, jackets, بومبر, bomber, وول جاكيت, بافر, puffer < ملابس
فيست, صديري, صدرية, vest, gilet < ملابس
بالطو, بلاطي, بالطوهات, معطف, معاطف, coat, coats, overcoat, trench coat, كوت, ترينش كوت, ترنش كوت < ملابس
بلوفر, بلوفرات, بولوفر, بلفر, سويتر, سويترات, كنزة, كنزات, sweater, pullover, jumper < ملابس ; كارديجان, كارديجن, cardigan ; هاي كول, هاي نك, high neck, turtleneck
سويت شيرت, سويتشيرت, سويتشرت, هودي, هوديز, هودى, كابيشو, hoodie, sweatshirt, sweat shirt, hoody < ملابس
بيجامة, بيجامات, بيجاما, بجامة, بجامه, بيجامه, بچامة, pyjama, pajama, pyjamas, pajamas, pj, ملابس نوم, nightwear, sleepwear, لبس بيت < ملابس ; قميص نوم, قمصان نوم, nightgown, نايت درس, night dress
روب, ارواب, robe < ملابس
ملابس داخلية, هدوم داخلية, اندروير, اندر وير, underwear, underpants, اندر, كالسون, كلسون, تيشيرت داخلي, undershirt < ملابس ; لانجيري, لانجري, lingerie ; سليب, سلب, briefs ; كلوت, كلوتات, بانتي, panties
بوكسر, بوكسرات, boxer, boxers < ملابس داخلية
فانلة, فانلات, فانله, كات, فنلة, undershirt, tank top < ملابس داخلية
برا, حمالة صدر, حمالات صدر, سوتيان, سونتيان, صدرية, bra, bras, sports bra, سنتيان, سنتيانة < ملابس داخلية
شراب, شرابات, جوارب, جورب, socks, sock < ملابس
كولون, كولونات, جوارب طويلة, tights, stockings, pantyhose
طرحة, طرح, حجاب, حجابات, hijab, head scarf, headscarf, shawl, كويتي < ملابس ; بندانه, بونيه حجاب, بونيه, bandana, تربون, turban ; خمار, khimar ; نقاب, niqab ; ايشارب, ايشاربات
شال, شيلان, كوفية, كوفيات, سكارف, scarf, scarves, وشاح < ملابس
اسدال صلاة, اسدال, اسدالات, prayer dress, فستان صلاة < ملابس
عباية, عبايات, عباءة, عبايه, عباءات, abaya, كيمونو, kimono, قفطان, kaftan, كفتان, كافتان < ملابس
جلابية, جلبيه, جلاليب, جلابيه, جلباب, دشداشة, galabya, galabiya, thobe < ملابس
مايوه, مايوهات, بوركيني, ملابس سباحة, لبس بحر, بيكيني, swimsuit, swimwear, burkini, bikini, swimming suit, شورت مايوه < ملابس
جوانتي, جوانتيات, جونتي, قفاز, قفازات, gloves, glove, جوانتي مطبخ, جوانتي مواعين
كاب, كابات, قبعة, قبعات, طاقية, طواقي, برنيطة, hat, cap, caps, beanie, ايس كاب, آيس كاب
حزام, احزمة, حزام جلد, belt, belts
كرافتة, كرفتة, كرافتات, ربطة عنق, جرافتة, tie, necktie ; بابيون, bow tie
شماسي, شمسية, شماسى, مظلة, umbrella, شمسية بحر
حذاء, احذية, جزمة, جزم, شوز, shoe, shoes, gazma, جزمه كلاسيك, حذاء رسمي, footwear, حذاء جلد, موكاسين, سابوه, loafer, loafers, moccasin
كوتشي, كوتشيات, كوتشى, كوتش, كوتشيهات, سنيكرز, سنيكر, حذاء رياضي, احذية رياضية, sneakers, sneaker, sport shoes, sports shoes, running shoes, trainers, koteshy, kotshy, حذاء جري < حذاء
صندل, صنادل, sandal, sandals < حذاء
شبشب, شباشب, سليبر, سلبر, slipper, slippers, flip flop, flipflops, slides, سلايد, كروكس, crocs, clogs, كلوج < حذاء
بوت, ابوات, هاف بوت, بوتات, boot, boots, ankle boots, سيفتي بوت, حذاء سيفتي, safety shoes < حذاء
بالرينا, باليرينا, فلات, ballerina, flats < حذاء
كعب, كعب عالي, هيلز, heels, high heels < حذاء
لوفر, موكاسان, loafer, loafers < حذاء
شنطة, شنط, شنطه, حقيبة, حقائب, حقيبه, bag, bags, shanta ; شنطة يد, حقيبة يد, handbag, hand bag, شنطة حريمي, ladies bag, shoulder bag, شنطة كتف ; كروس, شنطة كروس, كروس باج, crossbody, cross bag, crossbody bag, cross body bag ; tote bag, توت باج, توت باك, shopping bag ; كلاتش, clutch, شنطة سواريه ; شنطة خصر, وست باج, waist bag, بام باج ; شنطة رياضية, شنطة جيم, gym bag, ساك رياضي, duffel bag
شنطة ظهر, حقيبة ظهر, باك باج, باكباج, شنطه ضهر, باج باك, backpack, back pack, شنطة مدرسة, شنطة مدرسية, شنط مدرسة, حقيبة مدرسية, شنط مدارس, school bag < شنطة
شنطة سفر, شنط سفر, حقيبة سفر, حقائب سفر, طقم شنط سفر, شنطه هاند باج, suitcase, luggage, travel bag, trolley bag, ترولي, تروللي < شنطة
شنطة لابتوب, شنطة لاب توب, حقيبة لابتوب, جراب لابتوب, laptop bag, laptop sleeve, laptop backpack < شنطة
محفظة, محافظ, بوك رجالي, بورتفيه, wallet, wallets, purse, card holder, ma7faza, بوك جلد, محفظة كروت
نظارة, نضارة, نضارات, نظارات, نظارة شمس, نضارة شمس, نظارة شمسية, نظارات شمسية, sunglasses, sun glasses, glasses, eyewear, sunglass, نضاره, نظارة قراءة, reading glasses
عدسات, عدسات لاصقة, لينسز, لنسز, contact lenses, lenses, عدسة
سلسلة, سلاسل, قلادة, قلائد, عقد, necklace, necklaces, كوليه ; تعليقة ذهب, pendant
اسورة, اساور, أسورة, انسيال, انسيالات, سوار, bracelet, bracelets ; غويشة, غوايش, bangle, bangles ; خلخال, anklet
خاتم, خواتم, دبلة, دبل, ring, rings, توينز, محبس
حلق, حلقان, حلقات, اقراط, earring, earrings
اكسسوارات, اكسسوار, مجوهرات, حلي, طقم اكسسوار, jewelry, jewellery, مشغولات, ذهب, فضة
توكة, توك, توكه شعر, مشبك شعر, بنسة شعر, hair clip, hair clips, ربطة شعر, ربطات شعر, استك شعر, scrunchie ; طوق شعر, hairband, headband ; رابطة شعر, scrunchie, scrunchies, استيك شعر
برفان, برفانات, بارفان, بارفيوم, برفيوم, بيرفيوم, بيرفان, برفن, عطر, عطور, كولونيا, ريحه, perfume, parfum, eau de parfum, edp, eau de toilette, edt, cologne, fragrance ; عود, دهن عود, oud ; مسك
بودي سبلاش, بودى سبلاش, بودي ميست, بادي ميست, بادي سبلاش, body splash, body mist, mist < برفان
بخور, بخور عود, incense, مبخرة, مباخر, burner, معطر بخور
مزيل عرق, ديودرانت, ديودورانت, ديودرنت, مزيل رائحة, رول اون, deodorant, antiperspirant, deo, مزيل عرق رول
شامبو, شامبوه, شامبوهات, shampoo
بلسم, كونديشنر, كونديشينر, conditioner, ليف ان, ليفت ان, leave in
حمام كريم, حمام كريم للشعر, ماسك شعر, ماسك للشعر, hair mask, hair treatment, قناع شعر
كريم شعر, كريم للشعر, hair cream, ليف ان, ليفن, leave in, كريم تصفيف ; سيروم شعر, سيرم شعر, سيرم للشعر, hair serum ; جل شعر, جيل شعر, جيل للشعر, hair gel ; واكس, واكس شعر, hair wax, كلاي شعر ; مثبت شعر, hair spray, سبراي شعر, سبراي تثبيت
زيت شعر, زيت للشعر, زيوت شعر, hair oil
صبغة, صبغات, صبغه شعر, صبغة شعر, hair color, hair colour, hair dye, حنة, حناء, henna
بروتين شعر, كيراتين, keratin, hair protein, فرد شعر
كريم, كريمات, cream, face cream, كريم بشرة, كريم وجه, كريم نهاري, day cream, night cream, كريم ليلي, body cream, كريم جسم, كريم عيون, eye cream, eye gel ; مرطب, مرطبات, كريم مرطب, كريم ترطيب, مرطب بشرة, ترطيب, moisturizer, moisturiser, moisturizing, moisturizing cream, مويسترايزر, emulsion ; لوشن, لوشن جسم, lotion, body lotion, بودي لوشن, بادي لوشن ; كريم ايد, كريم ايدين, كريم يدين, hand cream, كريم قدم, foot cream, كريم كعب ; زبدة شيا, body butter, shea butter, بودي باتر ; فازلين, فازلين طبي, vaseline jelly, petroleum jelly ; بانثينول كريم, كريم بانثينول ; كريم تفتيح, كريم مبيض, whitening cream, كريم تبييض ; كريم عين, eye cream, eye contour, كريم هالات ; كريم حب شباب, anti acne, acne cream, حب الشباب ; كريم تجاعيد, anti aging, anti wrinkle, كريم مضاد للتجاعيد ; كريم علامات تمدد, stretch marks cream
غسول, غسول وجه, غسول بشرة, غسول للوجه, face wash, cleanser, facial wash, facial cleanser, cleansing gel, cleansing foam, رغوة غسول, منظف بشرة, منظف للبشرة, منظف للوجه, جل منظف, رغوة تنظيف ; ماء ميسيلار, micellar water, ميسيلار, مزيل مكياج, makeup remover, ميسيلر
سيروم, سيرم, serum, سيروم وجه, face serum, فيتامين سي سيروم
تونر, toner, تونيك بشرة
ماسك وجه, ماسك للوجه, قناع وجه, face mask, sheet mask, ماسكات, clay mask, ماسك طين ; سكراب, مقشر, scrub, peeling, exfoliator, مقشر جسم, body scrub
صن بلوك, صن سكرين, سون سكرين, سونسكرين, سون بلوك, سونبلوك, سن بلوك, سن سكرين, صانسكرين, صن اسكرين, صنبلوك, صانبلوك, واقي شمس, واقي من الشمس, كريم شمس, واقى الشمس, sunscreen, sunblock, sun block, sun screen, sun cream, spf
مكياج, ميكب, ميك اب, ميكاب, مكياچ, مساحيق تجميل, مستحضرات تجميل, ادوات تجميل, كوزمتيكس, makeup, make up, cosmetics, باليت, باليته, makeup palette
روج, روچ, احمر شفاه, احمر شفايف, ليبستيك, ارواج, قلم روج, صباع روج, lipstick, lip stick < مكياج ; ليب جلوس, lip gloss, ملمع شفاه ; ليب بالم, ليب بام, lip balm, مرطب شفاه ; تنت, tint
ماسكرا, مسكرة, مسكره, mascara < مكياج
كحل, ايلاينر, اي لاينر, eyeliner, kohl, eye liner, قلم كحل < مكياج
فاونديشن, فونديشن, كريم اساس, foundation, bb cream, كونسيلر, concealer, برايمر, primer, بودرة وجه, face powder, compact powder < مكياج
بلاشر, احمر خدود, blusher, blush, هايلايتر, highlighter makeup < مكياج
ايشادو, اي شادو, ظلال عيون, eyeshadow, eye shadow < مكياج
مناكير, طلاء اظافر, منكير, nail polish, اسيتون, اظافر صناعية, press on nails, ضوافر صناعية, مناكير طبي, مانيكير, manicure
فرش مكياج, فرشة مكياج, فرش ميكب, makeup brush, makeup brushes, beauty blender, بيوتي بلندر, اسفنجة مكياج, makeup sponge, اسفنجة بيوتي بلندر
رموش, رموش صناعية, eyelashes, lashes, لاصق رموش, lash glue
ماكينة حلاقة, مكنة حلاقة, ماكينات حلاقة, ماكينة حلاقه كهربائية, shaver, electric shaver, razor ; ماكينة تشذيب, trimmer, beard trimmer, تريمر, ماكينة ذقن ; ماكينة شعر, مكنة شعر, ماكينة قص الشعر, hair clipper, clipper ; شفرات حلاقة, شفرة حلاقة, امواس حلاقة, موس حلاقة, شفرات, blades, razor blades
كريم حلاقة, جل حلاقة, رغوة حلاقة, فوم حلاقة, shaving foam, shaving cream, shaving gel, افتر شيف, after shave, aftershave
ماكينة ازالة شعر, ماكينة ازالة الشعر, ابيليتور, epilator, hair removal ; ليزر منزلي, جهاز ليزر, ipl ; شمع ازالة شعر, حلاوة, wax, سكر ازالة شعر ; كريم ازالة شعر, مزيل شعر, hair removal cream
سشوار, نشافة شعر, مجفف الشعر, سيشوار, استشوار, سشوارات, مجفف شعر, hair dryer, hairdryer, blow dryer, سشوار شعر, فرشاة سشوار
مكواة شعر, مكوى شعر, بيبي ليس, بيبيليس, بيبي ليز, مكواة فرد الشعر, فرد شعر, تنعيم شعر, ماكينة تنعيم شعر, فرشاة فرد, فرشاة حرارية, hair straightener, straightener, hair curler, curling iron, مكواة ويفي
مشط, امشاط, فرشاة شعر, فرشة شعر, hair brush, hairbrush, comb
معجون اسنان, معجون سنان, معجون, toothpaste, tooth paste
فرشاة اسنان, فرشة اسنان, فرش اسنان, فرشه سنان, toothbrush, tooth brush, electric toothbrush
غسول فم, غسول للفم, مضمضة, mouthwash, mouth wash, خيط اسنان, dental floss
صابون, صابونة, صابونه, soap, soaps, صابون سائل, hand wash, hand soap, غسول يد, صابون ايدي
شاور جيل, شاور جل, جل استحمام, شور جل, شاور, shower gel, body wash, بودي واش
ليفة, لوفة, ليف, loofah, body scrubber
فوط صحية, فوط نسائية, اولويز, sanitary pads, pads, sanitary napkins ; تامبون, tampons ; غسول نسائي, غسول مهبلي, feminine wash, intimate wash, vaginal wash, vaginal care
مناديل, منديل, مناديل ورقية, كلينكس, tissue, tissues, مناديل سحب, facial tissues ; ورق تواليت, ورق حمام, toilet paper, toilet tissue, مناديل تواليت ; مناديل مطبخ, ورق مطبخ, paper towel, paper towels, kitchen towel, kitchen roll, رول مطبخ ; مناديل جيب, pocket tissues
مناديل مبللة, مناديل مبلله, وايبس, wet wipes, wipes, baby wipes, مناديل بيبي, مناديل اطفال, مناديل اطفال مبللة
كمامة, كمامات, ماسك طبي, medical mask, surgical mask, face masks ; كحول, alcohol, كحول ايثيلي ; معقم, معقمات, جل معقم, hand sanitizer, sanitizer ; مطهر جروح, antiseptic, povidone ; جوانتي طبي, قفازات طبية, medical gloves, latex gloves
قطن, قطن طبي, اعواد قطن, cotton, cotton buds, قطنة
حفاضات, حفاض, حفاضة, بامبرز, بمبرز, حفاظات, حفاظ, بامبرس, diapers, diaper, pampers, nappies, حفاضات اطفال, بنتس اطفال, diaper pants, كلوت حفاض < مستلزمات بيبي
حفاضات كبار السن, حفاضات كبار, حفاض كبار, adult diapers
ببرونة, ببرونات, ببرونه, رضاعة, رضاعات, بيبرونة, بزازة, بزازات, baby bottle, feeding bottle, natural response bottle, anti colic bottle < مستلزمات بيبي ; حلمة رضاعة, حلمات رضاعة, حلمة ببرونة, bottle nipple ; شفاط لبن, شفاط ثدي, breast pump ; معقم ببرونات, bottle sterilizer ; سخان ببرونات, bottle warmer ; كوب تدريب, كوب شرب اطفال, sippy cup, training cup
تيتينة, سكاتة, لهاية, لهايات, pacifier, soother < مستلزمات بيبي
لبن اطفال, حليب اطفال, لبن رضع, حليب رضع, لبن بودر اطفال, baby milk, infant formula, baby formula, formula milk, infant milk, growing up milk, لبن مواليد < مستلزمات بيبي
سيريلاك, اكل اطفال, طعام اطفال, baby food, cereal baby
عربية اطفال, عربة اطفال, عربيات اطفال, ستروللر, سترولر, عربية بيبي, stroller, baby stroller, pram < مستلزمات بيبي
كرسي سيارة للاطفال, كرسي سيارة, كار سيت, كارسيت, car seat, baby car seat
كرسي اكل اطفال, كرسي طعام, هاي تشير, high chair < مستلزمات بيبي
مشاية اطفال, مشايه, مشاية بيبي, baby walker, walker
سرير بيبي, سرير اطفال, سرير هزاز, مهد, crib, baby bed, baby cot < سرير
ملابس اطفال, هدوم اطفال, لبس اطفال, kids clothes, baby clothes, طقم اطفال, ملابس بيبي, ملابس مواليد < ملابس ; سالوبيت, سالوبيتات, افرول, افرول اطفال, romper, onesie, bodysuit, بادي بيبي ; لفة بيبي, لفة مواليد, baby wrap, swaddle, بيبي بلانكت, لفة مولود, بافتة, swaddling ; كافولة, بافتة بيبي, مريلة, مرايل, بافتات, bib, bibs
شنطة بيبي, شنطة مستلزمات, diaper bag < شنطة
لعبة, لعب, العاب, العاب اطفال, لعب اطفال, ألعاب تعليمية, toy, toys, لعبه, لعبة تعليمية, الة لعب, يويو, شخشيخة, rattle, طيارة ورق, kite
مكعبات, مكعب, ليجو, لعبة تركيب, مكعبات تركيب, lego, building blocks, blocks < لعبة
بيت عرايس, بيت الدمى, بيت باربي, dollhouse, doll house < لعبة
عروسة, عروسه لعبة, عرايس, باربي, دمية, دمى, دبدوب, دباديب, doll, dolls, plush, barbie, teddy bear, stuffed toy < لعبة
سيارة لعبة, عربية ريموت, عربية لعبة, عربيات لعب, سيارة ريموت كنترول, remote control car, rc car, toy car < لعبة
سيارة اطفال, سيارة اطفال كهربائية, عربية اطفال كهرباء, عربية ركوب, سيارة ركوب, ride on car, عربية شحن اطفال < لعبة
بازل, بزل, احجية, لعبة احجية, puzzle, puzzles, jigsaw < لعبة
لعبة طاولة, board game, سكرابل, scrabble, ليدو, ludo, سلم وثعبان, لعبة لوحية, board games < لعبة ; شطرنج, chess ; كوتشينة, كوتشينه, card game, playing cards ; دومينو, domino ; اونو, uno ; مونوبولي, بنك الحظ, monopoly ; طاولة زهر, backgammon ; جنجا, jenga
صلصال, طين صلصال, عجينة تشكيل, عجينة لعب, play dough, playdough, clay < لعبة ; سلايم, slime
بالون, بالونات, balloon, balloons, بلالين, بلونات ; زينة عيد ميلاد, زينة حفلات, party supplies, birthday decoration, مستلزمات حفلات ; زينة رمضان, ramadan decoration ; شمع عيد ميلاد, birthday candles
عجلة, عجل, عجله, دراجة, دراجات, بسكلتة, بسكليتة, بسكليته, عجل اطفال, bicycle, bike, دراجة هوائية, tricycle, دراجة ثلاثية
سكوتر, اسكوتر, اسكوتر كهربائي, scooter, electric scooter, سكوتر كهربا
موتوسيكل, موتسيكل, دراجة نارية, motorcycle, motorbike, توكتوك
سكيت, سكيت بورد, skateboard, اسكيت بورد, لوح تزلج ; باتيناج, رولر, roller skates, skates ; هوفربورد, hoverboard, ترامبولين, نطاطة, trampoline
مشاية, مشايات, تريدميل, تريد ميل, جهاز مشي, جهاز جري, سير كهربائي, مشاية كهربائية, treadmill, tread mill
عجلة رياضية, عجلة جيم, دراجة رياضية, عجلة ثابتة, عجلة تخسيس, اوربتراك, exercise bike, elliptical, orbitrac
دمبل, دمبلز, دامبل, دامبلز, dumbbell, dumbbells ; اوزان, وزن حديد, اثقال, حديد تمرين, حديد تمارين, حديد جيم, حديد رياضي, طارات حديد, weights, weight plates, بار حديد, barbell ; كيتل بل, kettlebell
جهاز رياضي, اجهزة رياضية, ملتي جيم, gym equipment, home gym ; بنش, بنش حديد, weight bench, طارة حديد, طارات حديد ; عقلة, pull up bar, بار عقلة ; جهاز بطن, عجلة بطن, رولر بطن, ab roller, ab wheel ; ادوات رياضية, معدات رياضية, sports equipment
سجادة يوجا, مات يوجا, حصيرة يوجا, حصيرة تمارين, يوجا مات, سجادة تمارين, yoga mat, exercise mat
حبل نط, نط الحبل, jump rope, skipping rope ; استك مقاومة, استيك مقاومة, احبال مقاومة, احبال تمارين, resistance band, resistance bands, باند مقاومة, استك رياضة, استيك رياضة, حبل مقاومة, حبال مقاومة, شريط مقاومة
كورة, كرة, كوره, كور, ball, كرة سويدية, كورة سويدية, gym ball, yoga ball ; كرة قدم, كورة قدم, football, soccer ball ; كرة سلة, basketball ; كرة طائرة, volleyball ; كرة يد, handball ; كرة تمارين, كرة يوجا, gym ball
مضرب, مضرب تنس, مضارب, راكيت, racket, tennis racket ; تنس طاولة, table tennis, بينج بونج, بنج بونج ; ريشة طائرة, badminton ; اسكواش, squash racket, بادل, padel
خيمة, خيم, tent, camping tent, سليبنج باج ; كيس نوم, sleeping bag ; كرسي بحر, كرسي رحلات, camping chair
حمام سباحة, بيسين, بسين, حمام سباحة للاطفال, swimming pool, pool, بونيه سباحة, بيسين اطفال ; عوامة, عوامات ; نظارة سباحة, swimming goggles, goggles
سنارة, صنارة, ادوات صيد, عدة صيد, fishing rod
بروتين, مكمل غذائي, مكملات غذائية, dietary supplement, food supplement, supplement, supplements, protein ; كرياتين, creatine ; ماس جينر, mass gainer ; امينو, bcaa ; واي بروتين, whey protein, whey, بروتين باودر, protein powder, ايزو بروتين, whey isolate
بروتين بار, بار بروتين, protein bar, انيرجي بار, energy bar, سناك بار
فيتامين, فيتامينات, vitamin, vitamins, multivitamin, multivitamins, multi vitamins, مالتي فيتامين, ملتي فيتامين, فيتامينات متعددة ; اوميجا 3, omega 3, اوميجا, omega, زيت سمك, fish oil ; زنك, zinc, زينك ; كولاجين, collagen ; كالسيوم, calcium ; فيتامين سي, vitamin c, vit c, فيتامين ج ; فيتامين د, vitamin d, vitamin d3, فيتامين د3, vit d, فيتامين دال ; فيتامين ب, vitamin b, vitamin b12, فيتامين ب12, vitamin b complex, فيتامين بي ; حديد مكمل, مكمل حديد, iron supplement ; ماغنسيوم, مغنسيوم, magnesium ; بيوتين, biotin ; مقوي مناعة, مناعة, immunity booster, immunity, immune ; ميلاتونين, melatonin ; جنسنج, ginseng ; غذاء ملكات, royal jelly ; حارق دهون, تخسيس, fat burner, weight loss, slimming ; فوليك اسيد, folic acid
دواء, ادوية, علاج, medicine, drug, اقراص, حبوب, برشام, برشامة, tablets, capsules, كبسولات ; مسكن, مسكنات, pain reliever, analgesic, antipyretic, خافض حرارة, مسكن الم, مسكن صداع ; باراسيتامول, paracetamol ; كحة, سعال, دواء كحة, cough, antitussive, mucolytic, طارد بلغم, بلغم ; برد, انفلونزا, نزلات البرد, cold products, common cold, flu, زكام ; حموضة, مضاد حموضة, antacid, peptic ulcer, proton pump inhibitor, قرحة معدة ; مغص, تقلصات, antispasmodic, قولون, colon ; اسهال, antidiarrhoeal, antidiarrheal ; امساك, ملين, laxative ; حساسية, مضاد حساسية, anti histamine, antihistamine, anti allergy ; مضاد حيوي, antibiotic, مضادات حيوية ; فطريات, مضاد فطريات, antifungal, antifungals ; سكر الدم, دواء سكر, anti diabetic, diabetes, انسولين, insulin ; دواء ضغط, ضغط الدم المرتفع, antihypertensive, anti hypertensive ; ديدان, دواء ديدان, anthelmintic ; ترجيع, قيء, antiemetic ; كوليسترول, statins ; بواسير, hemorrhoids, hemorrhoid ; وجع راس, صداع, headache, migraine ; املاح جفاف, محلول جفاف, ors, rehydration
مرهم, مراهم, دهان طبي, ointment ; جل مسكن, كريم مساج, massage cream, massage gel, مسكن عضلات, دهان عضلات ; كريم تسلخات, كريم التهابات, تسلخات, التهابات الحفاض, diaper rash, diaper rash cream, nappy rash ; كريم حروق, مرهم حروق, burn cream
شراب كحة, شراب, شراب سعال, syrup, cough syrup, سيرب
قطرة, قطرة عين, قطرات, eye drops, eye lubricant, نقط عين ; قطرة انف, نقط انف, نقط للانف, قطرة مناخير, بخاخ انف, بخاخة انف, سبراي انف, nasal spray, nasal drops, nasal decongestant ; قطرة اذن, ear drops ; محلول عدسات, lens solution ; محلول ملح, saline
جهاز ضغط, جهاز قياس ضغط, جهاز قياس الضغط, جهاز ضغط الدم, blood pressure monitor, bp monitor
جهاز سكر, جهاز قياس السكر, جهاز قياس سكر, glucose meter, glucometer, شرائط سكر, شرائط قياس السكر, test strips
ترمومتر, ثرمومتر, ترمومتر طبي, thermometer, ميزان حرارة
جهاز استنشاق, نيبوليزر, نبيولايزر, جهاز بخار طبي, جلسة بخار, nebulizer, نيبولايزر, جهاز بخار للاطفال
كرسي متحرك, wheelchair, عكاز, عكازات, crutches, كرسي حمام طبي
حزام ظهر, مشد ظهر, حزام طبي, back support ; مشد, كورسيه, مشد تخسيس, corset, waist trainer, shapewear, مشد جسم, حزام بطن, body shaper ; ركبة طبية, ركبة ضاغطة, knee support, دعامة, دعامات, ankle support, دعامة ركبة, واقي ركبة, رباط ركبة, knee brace ; شراب طبي, شراب ضاغط, شراب دوالي, compression socks
جهاز مساج, مساج, جهاز تدليك, مسدس مساج, massager, massage gun, كرسي مساج, مدلك
قربة, قربة مياه, قربه كهربائية, hot water bag, heating pad, كيس ميه سخنة, قربة ماء ساخن, hot water bottle
لزق طبي, لاصق طبي, medical tape, لزقة ظهر, لزقة ضهر, pain patch ; لاصق جروح, بلاستر, plaster, band aid, بلاستر جروح ; شاش, شاش طبي, gauze ; رباط ضاغط, bandage, elastic bandage ; اسعافات اولية, شنطة اسعافات, first aid, first aid kit
ارز, رز, أرز مصري, rice, roz, ارز ابيض ; ارز بسمتي, رز بسمتي, basmati rice, basmati ; كينوا, quinoa ; برغل, bulgur ; فريك ; شعير, barley
مكرونة, مكرونه, معكرونة, باستا, سباغيتي, اسباجتي, pasta, spaghetti, macaroni ; نودلز, اندومي, noodles, indomie, ramen ; شعرية, vermicelli ; لازانيا
سكر, سكر ابيض, sugar, سكر بني ; محلي, sweetener, ستيفيا, stevia
دقيق, طحين, flour ; سميد ; نشا ; بيكنج بودر, baking powder ; خميرة, yeast ; فانيليا, vanilla
زيت, زيت طعام, زيت خليط, زيت قلي, زيوت, oil, cooking oil ; زيت زيتون, olive oil ; زيت ذرة, corn oil ; زيت عباد الشمس, sunflower oil
سمنة, سمن, سمنه بلدي, ghee, سمن نباتي
زبدة, زبده, butter, مارجرين, margarine ; زبدة فول سوداني, زبدة الفول السوداني, peanut butter
ملح, salt, ملح طعام
توابل, بهارات, spices, spice, seasoning ; تتبيلة, خلطة, خلطات, marinade, خلطة دجاج, خلطة كفتة ; فلفل اسود, black pepper ; كمون, cumin ; كركم, turmeric ; بابريكا, paprika ; قرفة, cinnamon ; كزبرة, coriander ; شطة, chili, chilli, hot sauce ; زعتر, thyme, zaatar ; كاري, curry ; حبهان, هيل, cardamom ; زنجبيل, جنزبيل, ginger ; سمسم, sesame ; مرقة, مكعبات مرقة, مكعبات دجاج, stock cubes, stock cube, bouillon
صلصة, صلصه, tomato sauce, معجون طماطم, tomato paste, tomato puree ; صوص, صوصات, sauce, sauces, دريسنج, dressing ; كاتشب, كتشب, ketchup ; مايونيز, mayonnaise, mayo ; مستردة, مسطردة, mustard ; خل, vinegar, خل تفاح ; صويا صوص, soy sauce ; باربكيو صوص, bbq sauce
شاي, شاى, tea, شاي فتلة, شاي اسود, black tea, tea bags, شاي ناعم ; اعشاب, herbal tea, اعشاب طبيعية, مشروب اعشاب ; ينسون, anise ; كركديه, hibiscus ; بابونج, chamomile ; شاي اخضر, green tea ; نعناع اعشاب, شاي نعناع, شاي بالنعناع, mint tea ; حلبة, fenugreek ; كرك, karak, شاي كرك ; ماتشا, matcha
قهوة, بن, قهوه تركي, ahwa, 2ahwa, kahwa, كوفي, coffee, بن محوج, turkish coffee, اسبريسو بن, بن اسبريسو, حبوب قهوة, coffee beans ; نسكافيه, nescafe, قهوة سريعة التحضير, instant coffee, كوفي ميكس ; كابتشينو, cappuccino ; كبسولات قهوة, coffee capsules
كاكاو, كاكاو بودر, cocoa, هوت شوكليت, hot chocolate
لبن, حليب, البان, milk, لبن كامل الدسم, full cream milk, لبن خالي الدسم, skimmed milk ; لبن بودر, لبن بودرة, milk powder, حليب بودرة, حليب مجفف ; لبن لوز, almond milk, حليب لوز ; لبن شوفان, oat milk, حليب شوفان, oats drink ; soy milk, حليب صويا, لبن صويا ; لبن جوز هند, coconut milk, حليب جوز هند ; لبن مكثف, حليب مكثف, condensed milk
لبنة, لبنة كريمية, labneh
زبادي, زبادى, yogurt, yoghurt, yougurt, زبادو ; رايب, لبن رايب, rayeb ; زبادي يوناني, greek yogurt, greek yoghurt
جبنة, جبنه, جبن, اجبان, cheese, جبنة بيضاء ; موتزاريلا, mozzarella ; cheddar, شيدر ; feta, جبنة فيتا ; قريش ; جبنة رومي, جبن رومي, roumy, romy, romano cheese ; جبنة كريمي, cream cheese
كريمة, كريمه خفق, كريم شانتيه, كريمة طبخ, قشطة, قشطه, whipping cream, cooking cream
بيض, بيضة, eggs, egg
لحمة, لحم, لحوم, كندوز, meat, beef ; مفروم, لحمه مفرومة, minced meat ; استيك, steak ; كبدة, liver
فراخ, دجاج, فرخة, اوراك, chicken ; صدور دجاج, chicken breast, فيليه دجاج ; بانيه, pane ; ناجتس, nuggets ; شيش طاووق ; بط ; ديك رومي, turkey
برجر, بيف برجر, burger, beef burger ; سجق, sausage ; سوسيس, هوت دوج, hot dog, hotdog ; لانشون, luncheon ; بسطرمة ; كفتة, كفته ; salami, سلامي
سمك, اسماك, سمك فيليه, fish, fish fillet, فيليه سمك ; جمبري, shrimp, shrimps ; سبيط, calamari ; رنجة, herring ; سلمون, salmon ; فسيخ ; كابوريا, crab
تونة, تونه, تونا, tuna, معلبات ; سردين, sardine
فول, فول معلب, فول مدمس, fava beans, broad beans ; بقوليات, بقول, beans, legumes, kidney beans ; فاصوليا, white beans ; لوبيا, black eyed peas ; عدس, lentils, lentil ; حمص, chickpeas, hummus, حمص شام ; ترمس حب, lupini
عسل, عسل نحل, honey ; طحينة, طحينه, tahini ; عسل اسود, مولاس, molasses
مربى, مربي, مربات, jam, jams
حلاوة طحينية, حلاوة, halawa, halva
شوكولاتة, شيكولاتة, شوكولاته, شيكولاته, شكولاته, شكلاته, شوكلاته, شوكلاتة, شكولاطة, شوكولاطة, شيكولا, شوكولا, chocolate, chocolates, choclate, choco bar ; نوتيلا, nutella, chocolate spread, شوكولاتة دهن, كريمة شوكولاتة, hazelnut spread ; شوكولاتة خام, cooking chocolate, شوكولاتة طبخ
بسكويت, بسكوت, بسكويتات, biscuit, biscuits, بيسكويت ; كوكيز, cookies, cookie, كوكى ; wafer, wafers, ويفر, waffer ; كراكرز, crackers, cracker, مملحات ; دايجستف, دايجستيف, digestive, digestive biscuits
كيك, كيكة, كيكه, cake, cakes, كب كيك, cupcake, cupcakes, swiss roll, سويس رول ; خليط كيك, cake mix, كيك مكس ; كرواسون, كرواسان, croissant ; دونتس, دونات, donuts, donut ; تورتة, تورته, tart ; مافن, muffin, muffins ; براونيز, brownies, brownie ; بان كيك, pancake, pancakes, بانكيك ; وافل, waffle, waffles
شيبسي, شيبس, شبسي, بطاطس شيبس, chips, crisps, potato chips, بطاطس مقرمشة, تورتيلا شيبس, tortilla chips ; مقرمشات, سناكس, سناك, snack, snacks, puffs, بافس ; فشار, popcorn, بوب كورن, ذرة فشار ; بريتزل, برتزل, pretzel, pretzels
مكسرات, nuts, mixed nuts ; لوز, almonds, almond ; كاجو, cashew, cashews ; فستق, فسدق, pistachio, pistachios ; عين جمل, walnuts, walnut ; بندق, hazelnut, hazelnuts ; فول سوداني, سوداني, peanuts, peanut ; لب, لب سوبر, لب ابيض, لب سوري, sunflower seeds, pumpkin seeds
تمر, تمور, بلح, عجوة, dates, date fruit, dried fruits, ياميش ; قمر الدين, مشمشية ; تين مجفف, قراصيا, dried figs, prunes ; زبيب
حلويات, حلاوى, sweets, dessert ; كنافة ; بسبوسة ; بقلاوة ; كحك ; معمول ; بتي فور ; جاتوه
ملبس, بونبون, حلوى, كاندي, candy, candies, drops candy, توفي, toffee ; مصاصة, مصاصات, lollipop, lollipops ; جيلي كولا, جيلي, gummies, gummy, jelly beans ; لبان, علكة, gum, chewing gum, لبان نعناع ; مارشميلو, marshmallow, marshmallows
جيلاتين, جيلي بودرة, jelly, بودنج, pudding, مهلبية, مهلبيه, كاسترد
ايس كريم, آيس كريم, جيلاتي, ايسكريم, ice cream, icecream, جيلاتو
كورن فليكس, كورنفليكس, سيريال, حبوب افطار, corn flakes, cornflakes, cereal, cereals ; شوفان, oats, oatmeal, oat, oat flakes ; جرانولا, granola ; موسلي, muesli
خبز, عيش, bread, عيش فينو, شامي ; توست, عيش توست, toast ; تورتيلا, tortilla ; بقسماط, breadcrumbs ; باتيه
عصير, عصاير, عصائر, juice, juices, نكتار, nectar
مياه غازية, مشروب غازي, مشروبات غازية, كولا, soda, soft drink, soft drinks, cola, حاجة ساقعة
مشروب طاقة, مشروبات طاقة, انرجي درينك, energy drink
مشروب, مشروبات, drink, drinks, beverage, شربات مشروب, تانج, tang
مياه معدنية, مياه, ميه, مياة معدنية, مية معدنية, مياه طبيعية, mineral water, water, drinking water, natural water
خضار, خضروات, خضار مجمد, vegetables, frozen vegetables, mixed vegetables, خضار مشكل ; بسلة, peas, green peas, بسلة مجمدة ; ملوخية, molokhia ; بامية, okra ; بطاطس, بطاطس مجمدة, french fries, fries ; طماطم, tomato, tomatoes ; خيار, cucumber ; بصل, onion, onions ; ثوم, garlic ; جزر, carrot, carrots ; فلفل رومي, bell pepper ; سبانخ, spinach ; ذرة, corn, sweet corn, كورن, سويت كورن ; خرشوف, artichoke ; مشروم, عيش غراب, mushroom, mushrooms
فواكه, فاكهة, فاكهه, fruits, fruit ; تفاح, apple fruit, apples ; موز, banana, bananas ; مانجو, mango, مانجا ; برتقال, orange, oranges ; فراولة, strawberry, strawberries, فراوله ; جوافة, guava ; خوخ, peach ; رمان, pomegranate ; اناناس, pineapple ; عنب, grapes ; بطيخ, watermelon ; ليمون, lemon, lemons, لمون ; توت, berries, blueberry, raspberry ; كيوي, kiwi ; مشمش, apricot ; جوز هند, جوز الهند, coconut
زيتون, olives, green olives ; مخلل, مخللات, طرشي, pickles
مسحوق غسيل, مسحوق, صابون غسيل, صابون غسالة, صابون ملابس, سائل غسيل, جل غسيل, اوتوماتيك مسحوق, detergent, laundry detergent, washing powder, منظف ملابس, بودرة غسيل, كبسولات غسيل, washing gel
منعم اقمشة, منعم ملابس, معطر ملابس, داوني, كمفورت, fabric softener, softener, منعم
صابون مواعين, صابون اطباق, سائل اطباق, سائل غسيل اطباق, منظف اطباق, بريل, فيري, dish soap, dishwashing liquid, dish wash, كبسولات غسالة اطباق, اقراص غسالة اطباق
كلور, كلوركس, مبيض, مبيض ملابس, bleach, clorox ; مطهر, مطهر ارضيات, ديتول مطهر, disinfectant ; منظف حمام, تنظيف حمام, فلاش حمام, منظف مرحاض, منظف تواليت, toilet cleaner, bathroom cleaner ; منظف ارضيات, ملمع ارضيات, تنظيف ارضيات, مسح ارضيات, floor cleaner ; منظف, منظفات, cleaner, all purpose cleaner, منظف متعدد الاستخدامات ; منظف زجاج, ملمع زجاج, تنظيف زجاج, glass cleaner ; ملمع, ملمع خشب, ملمع اثاث, furniture polish ; مزيل بقع, stain remover ; منظف افران, مزيل دهون, مزيل الدهون, degreaser ; مسلك, مسلك بالوعات, تسليك مواسير, drain cleaner
ممسحة, ممسحه, شرشوبة, mop, spin mop, ممسحة دوارة, ممسحة مسطحة, flat mop ; مساحة, مساحات ارض, قشاطة, قشاطه, squeegee ; مقشة, مقشات, مكنسة يدوية قش, broom, مقشة بلاستيك ; جاروف, dustpan ; جردل, جرادل, bucket, دلو
سفنجة, اسفنج, سفنج مواعين, sponge, سفنجة مواعين ; سلك مواعين, سلك, scouring pad, ليفة سلك ; فوط تنظيف, فوطة مايكروفايبر, فوط مايكروفايبر, microfiber cloth, فوطة مطبخ, kitchen cloth ; فرشاة تنظيف, فرشة غسيل, cleaning brush, فرشة حمام, toilet brush, فرشاة تواليت
اكياس زبالة, اكياس قمامة, شنط زبالة, كيس زبالة, garbage bags, trash bags
ورق فويل, فويل, ورق الومنيوم, رول فويل, aluminum foil, aluminium foil, foil ; ستريتش, رول ستريتش, cling film, plastic wrap, استرتش, استرتش تغليف, رول استرتش, cling wrap, stretch wrap ; ورق زبدة, baking paper, parchment paper ; اكياس فريزر, freezer bags, zipper bags, اكياس زيبلوك, اكياس تلاجة, اكياس ثلاجة, اكياس حفظ, اكياس سحاب, ziplock bags
مبيد حشري, مبيد, مبيدات, بيروسول, ريد, insecticide, bug spray, insect spray, مبيد صراصير, مبيد ناموس ; طارد حشرات, طارد ناموس, لاصق ناموس, insect repellent, mosquito repellent, اوف ; سم فئران, مصيدة, مصيدة فئران, rat trap, mouse trap, لزقة فئران, طارد فئران, rat glue ; طعم صراصير, جل صراصير, cockroach gel
معطر جو, معطر, معطرات, ملطف جو, air freshener, air freshner, معطر هواء ; فواحة, فواحات, diffuser, reed diffuser, فواحة زيوت ; زيت عطري, زيوت عطرية, essential oil, essential oils
كتاب, كتب, book, books, كتاب خارجي, سلاح التلميذ ; رواية, روايه, روايات, novel, novels ; ديوان, شعر ديوان ; قصة, قصص, story, stories, قصص اطفال, حواديت ; قاموس, قواميس, dictionary
مصحف, مصاحف, قران, القران الكريم, quran, مصحف شريف
كشكول, نوت بوك, notebook, كشاكيل, نوتبوك ورق, notebook paper, كشكول سلك, spiral notebook < مستلزمات مدرسية ; كراسة, كراريس, كراسات, copybook ; كراسة رسم, سكتش, اسكتش, sketchbook, sketch book ; دفتر, دفاتر, بلوك نوت, نوته, notepad, بلوكنوت ; اجندة, اجندات, planner, diary, agenda, بلانر ; ستيكي نوت, استيكي نوت, sticky notes, ستيكي نوتس, بوست ات, بوستيت, post it
قلم, اقلام, pen, pens, قلم حبر, fountain pen, قلم هدية, اقلام جل, قلم جل, gel pen, gel pens < مستلزمات مدرسية ; قلم جاف, ballpoint pen, ball pen, جل بن, gel pen ; قلم رصاص, اقلام رصاص, pencil, pencils ; قلم سنون, سنون, mechanical pencil ; ماركر, ماركرات, marker, markers, قلم سبورة, whiteboard marker, فلوماستر ; هايلايتر قلم, هاي لايتر, اقلام تحديد, highlighter pen, highlighters
الوان, اقلام الوان, علبة الوان, coloring pens, شمع تلوين, crayons < مستلزمات مدرسية ; الوان خشب, colored pencils, coloured pencils, color pencils, اقلام تلوين ; الوان شمع, crayons, wax crayons ; الوان مائية, الوان مياه, watercolor, watercolors, watercolour ; الوان اكريلك, acrylic colors, acrylic paint ; ادوات رسم, فرش رسم, كانفاس رسم, painting tools, paint brushes ; كتاب تلوين, coloring book, دفتر تلوين
استيكة, استيكه, ممحاة, eraser, erasers, جومة < مستلزمات مدرسية ; براية, برايات, مبراة, sharpener, sharpeners ; مسطرة, مساطر, ruler, rulers ; ادوات هندسية, علبة هندسة, geometry set, برجل, compass set
مقلمة, مقالم, pencil case < مستلزمات مدرسية
دباسة, دباسات, stapler, دبابيس دباسة, staples < مستلزمات مدرسية ; خرامة, خرامات, hole punch, punch ; ملف, ملفات, دوسيه, فايل, folder, folders, file folder, كلاسير, binder ; مقص, مقصات, scissors ; صمغ, glue, غراء, glue stick, سوبر جلو, super glue ; لزق, لاصق, سوليتيب, tape, scotch tape, شريط لاصق, لزق شفاف, دبل فيس, double face tape, شريط لحام, شكرتون, شيكرتون, insulating tape, electrical tape, سلوتيب ; كاتر, قطر, cutter, paper cutter ; دبوس مكتب, push pins, كليبسات ورق, مشابك ورق, paper clips, كلبسات, binder clips
الة حاسبة, آلة حاسبة, حاسبة, calculator < مستلزمات مدرسية
ورق طباعة, ورق تصوير, ورق A4, رزمة ورق, copy paper, printing paper, paper a4, a4 paper
سبورة, سبورات, وايت بورد, whiteboard, blackboard, white board
هدية, هدايا, جيفت, gift, gifts ; بوكس هدايا, علبة هدايا, gift box, giftbox, gift set
مسبحة, سبحة, مسابح, سبح, rosary, tasbih
شنيور, دريل, مثقاب, شنيورات, درل, drill, هيلتي, rotary hammer, power drill, cordless drill, شنيور شحن, hammer drill, impact drill, sander < عدة
صاروخ, صاروخ قطعية, جلاخة, انجل جريندر, grinder angle, angle grinder, صاروخ تقطيع < عدة
منشار, مناشير, منشار كهربائي, saw, jigsaw saw, circular saw, اركت, chainsaw, منشار صينية, صاروخ خشب < عدة
مفك, مفكات, طقم مفكات, screwdriver, screwdriver set, مفك كهربائي, electric screwdriver < عدة
مفتاح صيانة, مفاتيح بلدي, طقم مفاتيح, wrench, spanner, مفتاح انجليزي, adjustable wrench < عدة ; مفاتيح الن, مفتاح الن, allen key, hex key ; طقم لقم, لقم, socket set, سقاطة ; كماشة, كماشات, بنسة, زرادية, قصافة, pliers, مقص اظافر, مقص ضوافر, قصافات, nail clipper, nail clippers, مبرد اظافر, nail file ; شاكوش, شواكيش, مطرقة, hammer
عدة, عدد, شنطة عدة, عدة يدوية, عدد يدوية, ادوات, tools, tool set, tool kit, toolbox, طقم عدة
كمبروسر, كومبريسور, منفاخ, منفاخ كهربائي, منفاخ عجل, air compressor, compressor, air pump, tire inflator
ماكينة لحام, مكنة لحام, welding machine, كاوية لحام, soldering iron, لحام
مولد, مولد كهرباء, جنريتور, generator, انفرتر كهرباء ; يو بي اس, ups ; مثبت تيار, استابليزر, stabilizer
طلمبة, طلمبات, موتور مياه, موتور رفع, مضخة, مضخات, water pump, pump, ماتور
سلم, سلالم, سلم المونيوم, ladder
دهان, دهانات, بوية, بويات, طلاء, paint, paints, wall paint, دهان حوائط ; رول دهان, paint roller ; فرشة دهان, paint brush ; ورنيش, varnish, ورنيش احذية, ملمع احذية, shoe polish ; سيليكون لاصق, silicone sealant, سيليكون حمامات, سيلكون ; معجون حوائط, putty ; سبراي دهان, سبراي الوان, spray paint
قفل, اقفال, lock, padlock, ترباس, ترابيس, bolt lock, latch ; كالون, كوالين, door lock, قفل باب ; مقبض باب, اكره باب, door handle, اكرة ; خزنة, خزنة حديد, safe
مشترك كهرباء, مشترك, مشتركات, power strip, extension ; وصلة كهرباء, توصيلة كهرباء, extension cord, بكرة كهرباء ; فيشة, فيش, plug, فيشة سحرية ; بريزة, برايز, socket, outlet ; مفتاح كهرباء, مفاتيح كهرباء, light switch ; سلك كهرباء, اسلاك, اسلاك كهرباء, كابل كهرباء, كابلات كهرباء, wire, electric wire
عداد, مقياس, meter ; افوميتر, multimeter, ملتيميتر ; متر قياس, شريط قياس, measuring tape, tape measure, متر شريط,  ; ميزان ليزر, ليزر قياس, laser level, ميزان مياه, spirit level
قاعدة حمام, كرسي حمام, كومبينيشن, مرحاض, toilet
خلاط مياه, حنفية, حنفيات, صنبور, faucet, tap, خلاط حوض, خلاط مطبخ ; دش, دوش, shower head ; شطاف, شطافه, bidet ; حوض, احواض, sink ; بانيو, bathtub
اكسسوارات حمام, طقم حمام, حامل صابون, صبانة, bathroom set, soap dispenser, حامل مناديل, حامل فوط
سيراميك, بورسلين, بلاط, ceramic, tiles
اسمنت, جبس, طوب, cement
كاوتش, كوتش عربية, كوتش سيارة, كاوتش عربية, كاوتشات, كاوتشوك, اطار سيارة, اطارات, اطار, tire, tires, tyre, tyres, فردة كاوتش
جنط, جنوط, rim, rims, طاسات جنوط
بطارية سيارة, بطارية عربية, بطاريات سيارات, car battery, بطارية جافة
زيت موتور, زيت محرك, زيت عربية, زيت سيارة, زيت موتور سيارة, engine oil, motor oil ; زيت فتيس, gear oil ; زيت فرامل, brake fluid, زيت باور ; مياه ردياتير, coolant, سائل تبريد, antifreeze
فلتر زيت, oil filter ; فلتر هواء, فلتر هوا, air filter ; فلتر بنزين, fuel filter ; فلتر تكييف سيارة, cabin filter, فلتر كابينة
بوجيهات, بوجيه, spark plug, spark plugs
تيل فرامل, فرامل, طنابير, brake pads, brake pad, brakes, طقم فرامل
مساعدين, مساعد سيارة, shock absorber, shock absorbers ; دبرياج, clutch kit, clutch ; سير كاتينة, timing belt, سير مجموعة, سير دينامو ; رديتر, ردياتير, radiator ; كمبروسر تكييف, كمبروسر سيارة ; مقص سيارة, كبالن, مقصات سيارة, control arm ; قطع غيار سيارات, spare parts, car parts ; مراية جانبية, side mirror, مراية سيارة ; طلمبة بنزين, fuel pump ; دينامو, alternator, مارش, starter ; شكمان, exhaust
مساحات, مساحات زجاج, مساحات سيارة, wiper, wipers, wiper blades
فانوس سيارة, فوانيس سيارة, كشاف سيارة, كشافات سيارة, headlight, headlights, tail light, زينون
فانوس رمضان, فانوس, فوانيس, فوانيس رمضان, lantern
فرش سيارة, كسوة سيارة, كفر كراسي سيارة, غطاء كراسي, فرش عربيه, car seat cover, seat covers, car mat, car mats, floor mats, seat cover < اكسسوارات سيارات ; دواسات سيارة, دواسات عربية, دواسة سيارة, car mats, car floor mats ; كفر طارة, كفر دركسيون, غطاء طارة, steering wheel cover
غطاء سيارة, شادر سيارة, غطا عربية, car cover, مشمع سيارة < اكسسوارات سيارات ; شماسة سيارة, شمسية سيارة, car sunshade, ستارة سيارة, ستارة عربية, ستائر سيارة, شمسية عربية, car sun shade
كاسيت سيارة, كاسيت عربية, مسجل سيارة, car stereo, car radio, جهاز كاسيت ; شاشة سيارة, شاشة عربية, car screen, android car screen
معطر سيارة, فواحة سيارة, معطر عربية, car freshener, car perfume, car air freshener < اكسسوارات سيارات
شامبو سيارات, car shampoo, car wash < اكسسوارات سيارات ; ملمع سيارات, تلميع سيارات, car polish ; واكس سيارات, car wax ; منظف سيارات, منظف تابلوه, car cleaner, ملمع تابلوه, ملمع كاوتش
مكنسة سيارة, مكنسه عربيه, car vacuum < مكنسة
عربية, سيارة, سيارات, عربيات, car, cars, auto
خوذة, خوذ, helmet
دراي فود, dry food, pet food, اكل حيوانات, طعام حيوانات ; اكل قطط, طعام قطط, دراي فود قطط, cat food ; اكل كلاب, طعام كلاب, دراي فود كلاب, dog food ; ويت فود, wet food ; تريتس, مكافات قطط, treats
رمل قطط, تراب قطط, ليتر بوكس, ليتر قطط, cat litter, litter
طوق كلب, سلسلة كلب, pet collar, لجام كلب, مقود كلب, مقود كلاب, leash, dog collar ; بوكس قطط, شنطة قطط, pet carrier, شنطة حيوانات ; قفص, اقفاص, cage ; حوض سمك, aquarium ; اكل سمك, fish food ; اكل عصافير, bird food ; لعبة قطط, لعب قطط, cat toy, خراطيش قطط ; شامبو قطط, شامبو كلاب, pet shampoo
اورج, كيبورد موسيقي, musical instrument ; جيتار, guitar ; بيانو, piano, keyboard piano ; كمان, violin ; طبلة, دف, drum ; عود موسيقي
مسدس شمع, مسدس شمع سيليكون, glue gun
شيشة, shisha, hookah ; معسل, فحم شيشة, فحم, charcoal ; فيب, vape, سيجارة الكترونية ; ليكويد, e liquid, ليكويد فيب ; سجائر, سيجارة, cigarettes
ولاعة, ولاعات, lighter, كبريت ; طفاية, طفاية سجاير, ashtray
ماكينة عد نقود, عدادة نقود, money counter, طابعة باركود, باركود, barcode scanner, قارئ باركود, كاشير, ماكينة كاشير, pos, cash drawer
خيط, خيوط, thread ; تريكو, كروشيه, صوف خيط, yarn, crochet, خيط كروشيه ; ابر, ابرة, needles, ابر خياطة ; قماش, اقمشة, fabric
مفروشات, مفروشات سرير, textiles, home textiles, bedding
مستلزمات بيبي, مستلزمات اطفال, مستلزمات رضع, منتجات اطفال, baby care, baby products
اكسسوارات سيارات, اكسسوار سيارة, اكسسوارات سيارة, كماليات سيارات, car accessories
مستلزمات طبية, اجهزة طبية, medical supplies, medical devices
العناية بالبشرة, عناية بالبشرة, منتجات بشرة, skin care, skincare
العناية بالشعر, عناية بالشعر, منتجات شعر, hair care, haircare
العناية بالاسنان, عناية بالفم, oral care, dental care
مبشرة, grater, مبشرة خضار ; مقشرة خضار, قشارة, peeler ; هراسة بطاطس, هراسة, potato masher ; عصارة ليمون, lemon squeezer ; فتاحة علب, فتاحة, فتاحة زجاجات, can opener, bottle opener ; ولاعة بوتاجاز, gas lighter ; مدق, هون, mortar
ماكينة تغليف, ماكينة لحام اكياس, sealing machine
شاكر, شيكر, شيكر بروتين, shaker, shaker bottle
زجاجة زيت, زجاجة خل, oil bottle, oil dispenser ; ملاحة, salt shaker, مطحنة فلفل, pepper mill ; حامل مناديل, علبة مناديل, tissue box
مفرش بلاستيك, مشمع سفرة, مشمع ترابيزة ; مريلة مطبخ, apron ; جوانتي فرن, oven gloves, ماسكة حلل
لفة حفلات, اطباق بلاستيك, اطباق فوم, كوبايات ورق, disposable cups, disposable plates, ادوات مائدة بلاستيك
بوفيه, نيش, buffet, sideboard ; بارتيشن, partition ; ركن قهوة, coffee corner
مرتبة هوائية, مرتبة نفخ, air mattress
ناموسية, ناموسيات, mosquito net
سلك نور, لمبات زينة, فرع نور, string lights, fairy lights
سماعة طبية, stethoscope ; جهاز اكسجين, مولد اكسجين, oxygen concentrator, pulse oximeter, جهاز قياس الاكسجين, اوكسيميتر
حقنة, حقن, سرنجة, سرنجات, syringe, syringes
واقي ذكري, condom, condoms, كوندوم ; اختبار حمل, pregnancy test
اقراص استحلاب, لوزات, lozenges, التهاب الحلق, sore throat
شامبو اطفال, شامبو بيبي, baby shampoo < شامبو ; شامبو قمل, lice shampoo, anti lice ; شامبو قشرة, شامبو ضد القشرة, شامبو للقشرة, anti dandruff, anti dandruff shampoo, antidandruff
زيت اطفال, زيت بيبي, baby oil ; بودرة اطفال, بودرة تلك, baby powder, talcum powder, بودرة بيبي ; لوشن اطفال, لوشن بيبي, baby lotion, كريم بيبي, baby cream
بانيو بيبي, حمام بيبي, بانيو اطفال, baby bath, بانيو استحمام ; قصرية, قصرية اطفال, potty, baby potty, نونية ; حاجز سرير, حاجز امان, bed rail, حماية زوايا, قفل امان اطفال, baby safety
جهاز مراقبة طفل, بيبي مونيتور, baby monitor ; حمالة بيبي, حمالة اطفال, كانجرو, baby carrier ; مرجيحة بيبي, مرجيحة اطفال, هزاز بيبي, baby swing, baby bouncer, baby rocker ; لعبة عضاضة, عضاضة, عضاضات, teether
مسدس لعبة, مسدس مياه, مسدس خرز, نيرف, water gun, toy gun ; مطبخ لعبة, مطبخ اطفال, kitchen toy ; خيمة اطفال, kids tent ; طيارة لعبة, هليكوبتر لعبة, toy plane ; قطر لعبة, قطار لعبة, toy train ; تابلت كتابة, لوحة كتابة, lcd writing tablet, سبورة اطفال ; فيدجيت, فيدجت, pop it, بوب ات, fidget ; مكعب روبيك, مكعب روبكس, rubik cube, روبيك, rubiks cube ; طائرة ورقية, kite ; روبوت لعبة, robot toy
زحليقة, slide playground ; بيت اطفال, playhouse
بطاقات تعليمية, فلاش كارد, flash cards
ورق هدايا, ورق تغليف هدايا, gift wrap ; شنطة هدايا, gift bag ; كارت معايدة, greeting card
شريط لحام, ورق صنفرة, صنفرة, sandpaper ; بنطة, بنط, drill bits, drill bit ; ديسك قطعية, اسطوانة قطع, cutting disc
مسامير, مسمار, nails, screws, برغي, براغي, فيشر, wall plug, مسمار قلاووظ, مسامير قلاووظ, bolts
بستم, مسدس دهان, paint sprayer ; مسدس هواء ساخن, heat gun ; مسدس سيليكون, caulking gun
عربة نقل, تروسيكل, hand truck ; كوريك سيارة, كوريك, car jack, عفريته ; كابل بطارية, كابل اشتراك, jumper cables, باور بطارية, jump starter ; شاحن بطارية سيارة, car battery charger ; مثلث عاكس, مثلث تحذير, warning triangle, مثلث سيارة, مثلث عربية ; طفاية حريق, fire extinguisher ; حبل سحب, tow rope
لمبة سيارة, لمبة هيدلايت, لمبات سيارة, car bulb, headlight bulb ; كشاف شبورة, fog light ; اضاءة داخلية سيارة, car led
مساحة سيارة, فرشة غسيل سيارة, فوطة سيارة, car towel ; مضخة غسيل, ماكينة غسيل سيارات, pressure washer, high pressure washer
جهاز فحص اعطال, obd, obd2, scanner سيارة ; جهاز تتبع, gps tracker, جي بي اس ; انذار سيارة, car alarm, جهاز انذار, انذار عربية
جوانتي موتوسيكل, motorcycle gloves ; زيت موتوسيكل, motorcycle oil
جوانتي جيم, جوانتي رياضي, gym gloves ; واقي ساق, shin guards ; قفاز ملاكمة, جوانتي ملاكمة, boxing gloves, كيس ملاكمة, punching bag ; نظارة سباحة, نضارة سباحة, swimming goggles ; بونيه سباحة, swim cap ; زعانف, fins ; ساعة ايقاف, stopwatch ; صفارة, whistle
شوكر رقبة, مخدة رقبة, مخدة سفر, neck pillow, travel pillow
كوتش تنس, حذاء كرة قدم, جزمة كورة, ستارز كورة, football shoes, football boots
ايس بوكس, آيس بوكس, كولمان, ice box, cooler box ; ترابيزة رحلات, camping table ; موقد رحلات, بوتاجاز رحلات, camping stove ; كشاف رحلات, camping light ; شواية رحلات
لعبة بلايستيشن فيفا, فيفا, fifa, ea sports fc, fc 24, fc 25, fc 26, gta, call of duty, كول اوف ديوتي < لعبة فيديو
سوبر نينتندو, اتاري العاب, retro console < جهاز العاب
شوربة, شوربه, soup, soups ; كروتون
بيتزا, pizza ; جلاش, رقاق, phyllo ; سمبوسك, sambousek ; فلافل, طعمية, falafel, taameya
عيش بلدي, عيش شامي, baladi bread, pita bread ; فينو, fino ; برجر خبز, عيش برجر, burger buns, burger bun
بذور شيا, chia seeds, chia ; بذر كتان, flax seeds, حبة البركة, black seed
كاكاو مشروب, نسكويك, nesquik, مشروب شوكولاتة, hot chocolate powder
كريمر, coffee creamer, coffee mate, كوفي ميت, مبيض قهوة
مشروب شعير, بيريل, birell, شعير, malt drink, malt beverage, فيروز, fayrouz
ايس تي, iced tea, ice tea ; موهيتو, mojito ; ليموناضة, lemonade ; سموزي, smoothie ; قهوة مثلجة, ايس كوفي, iced coffee, ice coffee, latte, لاتيه, cappuccino can
لانش, وجبة جاهزة, ready meal
صبغة طعام, الوان طعام, food coloring, food colour ; نكهة طعام, food flavour
عكبر, propolis
ملابس, هدوم, لبس, clothes, clothing, ازياء, apparel
بقالة, سوبر ماركت, grocery, supermarket, groceries
اجهزة كهربائية, اجهزة منزلية, جهاز منزلي, home appliances, appliances
ادوات مطبخ, ادوات المطبخ, مستلزمات مطبخ, اطقم مطبخ, kitchenware, kitchen tools, kitchen utensils, توزيعة مطبخ
اثاث, موبيليا, عفش, furniture
ديكور, ديكورات, تحف, انتيكات, decor, decoration, home decor
مستلزمات مدرسية, ادوات مدرسية, لوازم مدرسية, لوازم مدرسة, لوازم مكتبية, ادوات مكتبية, school supplies, stationery, ادوات كتابية
صبار, الوفيرا, الو فيرا, aloe vera, جل صبار, جل الوفيرا, aloe vera gel
باروكة, باروكات, wig, wigs, اكستنشن شعر, hair extension, hair extensions
بيجودي, رول شعر, رولات شعر, hair rollers, hair curlers
تاج شعر, تيجان, tiara
بروش, دبوس صدر, brooch
كبك قميص, كبكات, cufflinks, cuff links
جامبسوت, جمبسوت, jumpsuit, playsuit < ملابس
شلتة, شلت, كوشن ارضي, floor cushion < مفروشات
شوبك, نشابة, نشابات, rolling pin < ادوات مطبخ
قمع مطبخ, اقماع, funnel < ادوات مطبخ
جبيرة, جباير, splint, wrist brace
زيت ارجان, argan oil < زيت شعر
اكسجين شعر, مفتح شعر, hair developer
حجر رجل, حجر خفاف, مبرد رجل, مبرد كعب, foot file, pumice stone
لمبة جل, لمبة اظافر, جهاز تجفيف اظافر, nail lamp
ملح حمام, املاح استحمام, bath salt, bath salts
ظرف, اظرف, ظروف ورق, envelope, envelopes < مستلزمات مدرسية
ختم, اختام, stamp, self inking stamp
دواية, دوايات, دوي لمبة, lamp holder, bulb socket
قاطع كهرباء, قاطع تيار, مفتاح اوتوماتيك, circuit breaker
استبلايزر, مثبت جهد, منظم جهد, ترانس كهرباء, voltage stabilizer, stabilizer avr
سيفون, طرد حمام, خزان طرد, toilet flush
خزان مياه, تانك مياه, water tank
استب, استيبر, stepper, aerobic step < جهاز رياضي
شجرة قطط, بيت قطط, خداشة قطط, cat tree, cat scratcher
سحلب, sahlab
مضرب بيض يدوي, hand whisk, whisk < ادوات مطبخ
كوب قياس, measuring cup, measuring cups, measuring spoons < ادوات مطبخ
رف بهارات, منظم بهارات, spice rack, spice organizer
قلم حواجب, eyebrow pencil, brow pencil < مكياج
بادي سبراي, body spray, سبراي جسم
قطن مكياج, cotton pads, قطن ازالة مكياج
واقي ركبة رياضي, knee pads, واقيات ركبة
ترابيزة جانبية, طاولة جانبية, side table, end table < ترابيزة
سواك, مسواك, miswak
عصا مشي, عصاية مشي, عكاز رحلات, trekking pole, walking stick
اسطوانات dvd, dvd, اسطوانة فارغة, blank dvd
عضمة كلاب, عضمة مضغ, dog chew, dog bone
عصا اركيد, arcade stick, fight stick
`;

/** Parts and accessories of goods, in the same form: the goods themselves come first, unless these are asked for. */
export const PARTS = `
جراب, جرابات, اجربة, كفر, كڤر, كافر, كفرات, غطاء موبايل, غطاء حماية, بيت موبايل, حافظة موبايل, ضهر موبايل, case, cover, back cover, phone case, mobile cover, phone cover, flip cover, protective case, garab, كيس موبايل
اسكرينة, سكرينة, اسكرين, سكرين, اسكرينات, سكرينات, لاصقة حماية, لاصقة شاشة, واقي شاشة, واقى شاشة, حماية شاشة, استيكر شاشة, شاشة حماية, لزقة شاشة, screen protector, tempered glass, glass protector, screen guard, protector, حماية كاميرا, حماية عدسات, حماية عدسات الكاميرا, lens protector, camera protector, اسكرينه زجاج
شاحن, شواحن, راس شاحن, ادابتر, ادابتور, محول شحن, وحدة شحن, charger, chargers, adapter, adaptor, wall charger, wireless charger, شاحن وايرلس, شاحن لاسلكي, shahn, charging pad, شاحن سيارة, شاحن عربية, car charger, power adapter
باور بانك, باوربانك, باور بنك, باوربنك, شاحن متنقل, بنك طاقة, بطارية متنقلة, power bank, powerbank, portable charger, powerbanks
كابل, كابلات, كيبل, كيبلات, وصلة, وصلات, سلك شاحن, كابل شحن, كابل شاحن, وصلة شاحن, cable, cables, cord, charging cable, data cable, usb cable, hdmi cable, aux cable, لايتننج كابل, كابل نت, كابل انترنت, ethernet cable, lan cable
محول, محولات, كونفرتر, تحويلة, converter, hub, usb hub, هاب, موزع يو اس بي, splitter, dock, docking station, usb c hub, otg
حامل شاشة, حامل تلفزيون, حامل تليفزيون, حوامل شاشات, حامل شاشات, tv mount, tv wall mount, wall mount, tv bracket, ستاند شاشة, ستاند تلفزيون
ستاند لابتوب, حامل لابتوب, laptop stand, ستاند لاب توب
ستاند, حامل, حوامل, حامل موبايل, حامل هاتف, ستاند موبايل, حامل سيارة, هولدر, holder, stand, mount, phone holder, car holder, car mount, ترايبود, تريبود, tripod, سيلفي ستيك, عصاية سيلفي, selfie stick, لابتوب ستاند
رينج لايت, ring light, اضاءة تصوير, سوفت بوكس
كوفر ساعة, استيك, استيك ساعة, استك ساعة, سير ساعة, حزام ساعة, ستراب, strap, watch strap, watch band, wristband, سوار ساعة, استراب
كفر سماعة, جراب سماعة, جراب ايربودز, airpods case, earbuds case, headphone case, ear tips, ear pads, مخدات سماعة
كفر تابلت, جراب تابلت, جراب ايباد, tablet case, ipad case
كفر لابتوب, laptop case, laptop cover, استيكر لابتوب, laptop skin, سكين لابتوب
ريموت, ريموت كنترول, ريموتات, ريموت شاشة, ريموت تكييف, remote, remote control, ريموت تلفزيون
دراع, ذراع, دراعات, ذراع تحكم, دراع بلايستيشن, يد بلايستيشن, دراع العاب, وحدة تحكم, وحدة تحكم العاب, جويستيك, joystick, controller, gamepad, game controller, dualsense, dualshock, يد تحكم, يد العاب
قلم تابلت, قلم ايباد, قلم تاتش, stylus, stylus pen, apple pencil, s pen
بطارية, بطاريات, battery, batteries, حجارة ريموت, حجارة قلم, بطارية لابتوب, laptop battery, بطارية موبايل, بطاريات قلم, حجر بطارية
شاحن لابتوب, laptop charger, laptop adapter
حبر, احبار, تونر طابعة, خرطوشة, خراطيش, خرطوشة حبر, ink, ink cartridge, cartridge, toner cartridge, حبر طابعة, احبار طابعة
مروحة تبريد, كولر لابتوب, مبرد لابتوب, قاعدة تبريد, قاعدة لابتوب, ستاند تبريد, cooling pad, laptop cooler, cooling fan, cpu cooler, كولر
غطاء, اغطية, lid, غطاء بوتاجاز, غطاء تكييف, غطا ; غطاء غسالة, كفر غسالة, كيس غسالة, washing machine cover
خرطوم غسالة, خرطوم مكنسة, فرشاة مكنسة, كيس مكنسة, اكياس مكنسة, vacuum bags, dust bag
فلتر, فلاتر, filter, filters, شمعة فلتر, شمعات فلتر, filter cartridge, قلب فلتر
قطعة غيار, قطع غيار, غيار, spare part, replacement part, شاشة بديلة, شاشة موبايل, شاشة هاتف, lcd screen, replacement screen, باغة, تاتش موبايل, بوردة, بوردة غسالة, طلمبة غسالة, موتور غسالة, خلاط كأس بديل, جوان, جلدة
ميدالية, ميداليات, مدليه, keychain, key chain, جراب مفتاح, كفر مفتاح, key cover, سلسلة مفاتيح
عدسة كاميرا, lens, camera lens, فلاش كاميرا, حقيبة كاميرا, شنطة كاميرا, camera bag, شاحن كاميرا
كارت, كروت, بطاقة شحن, كارت شحن, gift card, كارت هدايا
حساس, سنسور, sensor, حساسات ركن, parking sensor
رباط جزمة, رباط حذاء, نعل, نعل طبي, فرش حذاء, insole, insoles, shoelaces
ملحقات, مستلزمات, اكسسوار موبايل, اكسسوارات موبايل, mobile accessories, accessories, accessory
`;
