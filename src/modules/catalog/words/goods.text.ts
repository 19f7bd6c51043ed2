/**
 * Goods, one kind a line: its name, then what else Egypt calls it: other words, plurals that no rule makes, dialect,
 * English, and usual misspellings. After `<` stand the wider kinds that it belongs to: who asks for shoes also means
 * sneakers. Behind a `;` stands a narrower kind of the line. A word may stand in two lines, as «شراب» does, which is a sock and a syrup.
 */
export const GOODS = `
موبايل, موبيل, محمول, جوال, هاتف, هواتف, هاتف محمول, هاتف ذكي, تليفون, تلفون, تيليفون, تليفون محمول, سمارت فون, سمارتفون, smartphone, smart phone, mobile, mobile phone, cell phone, phone, mobail, mobayl, موبيلات
تليفون ارضي, تلفون ارضي, تليفون منزلي, هاتف ارضي, تليفون مكتب, خط ارضي, landline, telephone, cordless phone, تليفون منزل, landline phone, corded phone
لابتوب, لاب توب, لاب, حاسوب محمول, كمبيوتر محمول, laptop, notebook, نوت بوك, labtop, ultrabook, chromebook, كروم بوك, notebook computer
كمبيوتر, كومبيوتر, حاسوب, حاسب, computer, pc, desktop, ديسك توب, ديسكتوب, كمبيوتر مكتبي, تجميعة, ميني بي سي, mini pc, all in one, كيسة كمبيوتر كاملة
تابلت, تابليت, تاب, جهاز لوحي, لوحي, tablet, tab, اجهزه لوحيه, تبلت
قارئ كتب, قارئ الكترونى, ebook reader, e-reader, kindle reader
تلفزيون, تليفزيون, تلفاز, شاشة, تيليفزيون, شاشة تلفزيون, شاشة تليفزيون, tv, television, سمارت تي في, شاشة سمارت, smart tv, led tv, شاشات تلفزيون, اندرويد تي في, android tv, google tv, qled tv, oled tv, شاشة ذكية, شاشة تلفاز
شاشة, screen, display
مونيتور, شاشة كمبيوتر, شاشة جيمنج, شاشة العاب, monitor, gaming monitor, شاشة بي سي < شاشة
بروجيكتور, بروجكتور, بروجيكتر, جهاز عرض, projector, داتا شو, data show, بروجكتر
ريسيفر, رسيفر, ريسيفير, رسيفير, receiver, جهاز استقبال, satellite receiver, تي في بوكس, tv box, android box, تي في ستيك, tv stick, اندرويد بوكس, receiver دش, اندرويد تي في بوكس, كروم كاست, دونجل شاشة, فاير ستيك, streaming stick
سماعة, سماعات, سماعه اذن, earphone, earphones, sma3a, samaa, samaah, samaat ; سماعه راس, هيدفون, هدفون, هيد فون, هيدفونز, headphone, headphones, head phone, over ear ; هيدسيت, هيد سيت, headset, headsets, سماعة جيمنج, gaming headset, سماعات العاب
ايربودز, اير بودز, ايربود, ايربادز, ايربدز, ايربودس, سماعات لاسلكية, سماعة لاسلكية, سماعات بلوتوث, سماعة بلوتوث, سماعة بلوتوس, ايرفون بلوتوث, earbuds, earbud, ear buds, airpods, air pods, airpod, tws, wireless earbuds, wireless earphones, wireless headphones, بودز, بدز, buds, ايربودذ, سماعات اذن لاسلكية < سماعة
هاند فري, هاندفري, هاند فرى, هند فري, handfree, hands free, handsfree, wired earphones, سماعة سلك, سماعة سلكية, سماعة اذن سلكية < سماعة
راديو, راديوهات, radio, راديو كاسيت, مذياع
سبيكر, اسبيكر, سبيكرز, مكبر صوت, مكبرات صوت, سماعة كبيرة, صب ووفر, صب وفر, subwoofer, speaker, speakers, loudspeaker, بلوتوث سبيكر, bluetooth speaker, سماعات كمبيوتر, سماعات خارجية, سب ووفر, ساب ووفر
ساوند بار, ساوندبار, soundbar, sound bar, هوم سينما, هوم ثياتر, مسرح منزلي, home theater, home theatre, سماعة تلفزيون طولية, هوم سيتر < سبيكر
ميكروفون, ميكرفون, مايك, مايكروفون, مايكرفون, microphone, mic, مكرفون, مكروفون
جهاز العاب, جهاز ألعاب فيديو, كونسول, console, game console, gaming console, اتاري, كنصول, console table, جهاز اتاري, فاميكوم, نينتندو قديم
لعبة فيديو, سي دي العاب, اسطوانة العاب, اسطوانة لعبة, video game, سيدي بلايستيشن, لعبة بلايستيشن, العاب بلايستيشن, game cd, playstation game, playstation 5 game, playstation 4 game
كاميرا, كاميرات, camera, كاميرا ديجيتال, digital camera, dslr, mirrorless, كاميرا تصوير
كاميرا مراقبة, كاميرات مراقبة, كاميرا امنية, كاميرا امان, security camera, surveillance camera, cctv, ip camera, wifi camera, dvr, nvr, كاميرا امن, سكيورتي كاميرا, cctv camera, كاميره مراقبه < كاميرا
ويب كام, ويبكام, كاميرا ويب, webcam, web cam, كاميرا لابتوب, كاميرا كمبيوتر < كاميرا
داش كام, كاميرا عربية, كاميرا سيارة, dash cam, dashcam, dash camera, كاميرا طريق < كاميرا
درون, طائرة درون, طيارة درون, drone, كوادكوبتر, درونز
طابعة, طابعات, برنتر, برينتر, برنتار, printer, ماكينة طباعة, مكنة تصوير, ماكينة تصوير مستندات, photocopier, برنطر
سكانر, اسكانر, ماسح ضوئي, scanner, اسكنر
راوتر, جهاز واي فاي, جهاز نت, رواتر, راوترات, روتر, مودم, router, modem, ميفاي, mifi, واي فاي منزلي, جهاز نت, mesh router, جهاز انترنت منزلي
مقوي شبكة, مقوي واي فاي, اكسيس بوينت, مقوي نت, مقوي انترنت, اكسس بوينت, مقوى اشارة, range extender, wifi extender, repeater, access point, سويتش شبكة, network switch, ethernet switch, نقطة وصول لاسلكية, اكسس بوينط, ريبيتر, رينج اكستندر, سويتش نتورك, سويتش انترنت, موزع شبكة
سيرفر, server, ناس, nas
هارد, هارد ديسك, هارد خارجي, هارد داخلي, هارد ديسك خارجي, قرص صلب, قرص تخزين, hdd, hard disk, hard drive, external hard drive, اس اس دي, ssd, هارد اس اس دي, nvme, اكسترنال هارد, اقراص اس اس دي, solid state drive
فلاشة, فلاش ميموري, فلاش درايف, فلاشات, flash drive, dual drive, flash disk, memory stick, فلاش ديسك, usb flash, flash memory, pen drive, usb drive, فلاش يو اس بي
كارت ميموري, ميموري, ميموري كارت, كارت ذاكرة, بطاقة ذاكرة, كارت ميمورى, memory card, sd card, micro sd, microsd, microsdxc, microsdhc, sdxc, sdhc, ميموري كارد, ميكرو اس دي
كارت شاشة, كرت شاشة, بطاقة رسوميات, graphics card, gpu, vga card, video card, جرافيك كارد, كارت جرافيك
رامات, رام, ram, ذاكرة رام, رامة, ذاكرة عشوائية, ram memory
بروسيسور, معالج, processor, cpu, بروسسور
مازربورد, مذربورد, لوحة ام, motherboard, mother board, مزربورد
كيسة, كيس كمبيوتر, كيسة كمبيوتر, computer case, pc case, صندوق كمبيوتر
باور سبلاي, باورسبلاي, مزود طاقة, power supply, psu
ماوس, موس, ماوس كمبيوتر, فارة, فاره, mouse, ماوسات, ماوس لاسلكي, gaming mouse
ماوس باد, ماوسباد, لوحة ماوس, mouse pad, mousepad, باد ماوس, مفرش ماوس
كيبورد, كي بورد, لوحة مفاتيح, لوحه مفاتيح, keyboard, key board, كيبورد ميكانيكال
ساعة ذكية, ساعات ذكية, سمارت ووتش, سمارت واتش, سمارتواتش, ساعة سمارت, smart watch, smartwatch, سمارت وتش < ساعة
سوار ذكي, اسورة ذكية, سمارت باند, smart band, fitness band, fitness tracker, اسورة رياضية ذكية, فيتنس تراكر < ساعة ذكية
ساعة, ساعات, ساعة يد, watch, wrist watch, wristwatch
ساعة حائط, ساعة حيطة, ساعات حائط, wall clock, clock
منبه, ساعة منبه, alarm clock
نظارة واقع افتراضي, نظارة vr, vr headset, vr glasses, نظارة في ار
ماكينة قهوة, مكنة قهوة, مكن قهوة, ماكينات قهوة, ماكينة اسبريسو, مكنة اسبرسو, صانعة قهوة, صانعة القهوة, ماكينه نسكافيه, كوفي ميكر, coffee machine, coffee maker, espresso machine, espresso maker, ماكينة كابتشينو, ماكينة صنع القهوة, ماكينة تحضير القهوة, جهاز تحضير القهوة, الة صنع القهوة, ماكينة اكسبريسو
مطحنة, مطحنة بن, مطحنة توابل, مطحنة قهوة, مطاحن, grinder, coffee grinder, spice grinder
كاتل, كتل, غلاية, غلاية مياه, غلاية ماء, غلايه كهرباء, كاتل كهربائي, براد كهربائي, kettle, electric kettle, سخان شاي, كاتيل
خلاط, خلاطات, بلندر, بليندر, blender, smoothie maker < اجهزة كهربائية
هاند بلندر, خلاط يدوي, هاند بليندر, hand blender, immersion blender, هاند ميكسر, خلاط يد, بلندر يد < خلاط
عجان, عجانة, عجانات, stand mixer, dough mixer, عجان ستاند, كيتشن ماشين, kitchen machine
مضرب كيك, مضرب, مضرب بيض, مضرب كهربائي, hand mixer, هاند ميكسر
ميكسر, mixer
كبة, تشوبر, chopper, mini chopper, كبه كهربائية, مفرمة خضار
مفرمة, مفرمة لحمة, meat grinder, فرامة, فرامة لحمة, مكنة فرم, meat mincer
محضر طعام, محضرة طعام, food processor, فود بروسيسور
قطاعة خضار, قطاعة بطاطس, قطاعة, vegetable slicer, مقطعة خضار, vegetable chopper, نايسر دايسر
عصارة, عصارات, عصارة برتقال, عصارة فواكه, juicer, citrus juicer, كسارة فواكه, جوسر
قلاية هوائية, اير فراير, ايرفراير, قلاية بدون زيت, قلاية كهربائية بدون زيت, airfryer, air fryer, قلايه هوائي, اير فرير < قلاية
قلاية, قلايات, قلاية كهربائية, قلاية زيت, fryer, deep fryer, دييب فراير
ميكروويف, مايكروويف, مايكرويف, ميكرويف, مكرويف, ماكروويف, ميكرو ويف, microwave, microwave oven, mikrowave, مكروويف < اجهزة كهربائية
فرن, افران, فرن كهربائي, فرن كهرباء, فرن بيلت ان, oven, electric oven, toaster oven, فرن غاز
بوتاجاز, بوتجاز, بتوجاز, بتاجاز, بوتغاز, بوتوجاز, طباخ, cooker, stove, gas cooker, موقد, gas stove, بوتاجازات, فرن بوتاجاز < اجهزة كهربائية
مسطح, مسطحات, بوتاجاز مسطح, مسطح غاز, سطح غاز, مسطح كهربائي, hob, cooktop, gas hob, بوتاجاز بلت ان, عيون بوتاجاز بلت ان
سخان طعام, موقد كهربائي, سخان عين, هوت بليت, hot plate, عين كهرباء, عين كهربائية, موقد سيراميك, سخان كهربائي عين, electric stove
شواية, شوايات, شواية كهربائية, جريل, grill, electric grill ; شواية فحم, باربيكيو, bbq, barbecue, بربكيو, منقل, منقد, charcoal grill, مناقل, باربكيو
محمصة, محمصة خبز, توستر, محمصه توست, toaster, تواستر
سندوتش ميكر, صانعة ساندويتش, سندوتش ماكر, سندويتش ميكر, ساندوتش ميكر, sandwich maker, محمصة سندوتش, بانيني ميكر, صانعة ساندوتش, محمصة ساندوتش, ساندويتش ميكر, توستر ساندوتش
وافل ميكر, صانعة وافل, waffle maker, ماكينة وافل
حلة ضغط كهربائية, حلة كهربائية, طباخ ارز, طباخة ارز, rice cooker, multicooker, multi cooker, electric pressure cooker, slow cooker, رايس كوكر, حلة رز كهربائية
صانعة فشار, ماكينة فشار, popcorn maker, popcorn machine
ايس كريم ميكر, صانعة ايس كريم, ماكينة ايس كريم, ice cream maker, مكنة جيلاتي
صانعة زبادي, yogurt maker, زبادي ميكر, ماكينة زبادي
ثلاجة, تلاجة, ثلاجات, تلاجات, تلاجه, fridge, refrigerator, talaga, tallaga, refrigrator, frige, براد طعام < اجهزة كهربائية
ديب فريزر, ديبفريزر, فريزر, فريزرات, ديب فريز, deep freezer, freezer, chest freezer, مجمد, فريزر راسي, دييب فريزر, ديب فريزير < اجهزة كهربائية
ميني بار, ثلاجة صغيرة, ميني فريدج, minibar, mini bar, mini fridge, ثلاجة مكتب < ثلاجة
مبرد مياه, كولدير, كولدير مياه, موزع مياه, براد مياه, water dispenser, water cooler, كولدير
غسالة, غسالات, غساله ملابس, غسالة هدوم, غسالة اوتوماتيك, غسالة فول اوتوماتيك, غسالة هاف اوتوماتيك, فول اوتوماتيك, washing machine, washer, front load washer, top load washer, ghassala, غسالة تحميل امامي, top load, top loading, top loader, front load, front loading, front loader, تحميل علوي, تحميل امامي < اجهزة كهربائية
غسالة اطباق, غسالة صحون, غسالة مواعين, غسالات اطباق, غسالات صحون, dishwasher, dish washer, ديش واشر < اجهزة كهربائية
مجفف ملابس, مجفف, نشافة ملابس, غسالة ومجفف, dryer machine, clothes dryer, tumble dryer, نشافة هدوم, دراير ملابس
تكييف, مكيف, تكيف, تكييفات, مكيفات, مكيف هواء, تكييف سبليت, اسبليت, سبليت, air conditioner, ac, split ac, air condition, aircon, تكييف هواء, تكيف سبليت, ac unit < اجهزة كهربائية
مكيف صحراوي, مبرد هواء, تكييف صحراوي, ايركولر, اير كولر, air cooler, desert cooler
مروحة, مراوح, مروحه ستاند, مروحة عمود, fan, stand fan, ceiling fan, مروحة سقف, مروحة حائط, مروحة مكتب < اجهزة كهربائية
شفاط, شفاطات, شفاط مطبخ, شفاط بوتاجاز, هود, hood, cooker hood, range hood, extractor, شفاط حمام, exhaust fan, مروحة شفط, ventilating fan
سخان, هيتر مياه, سخانات, سخان مياه, سخان كهرباء, سخان غاز, سخان فوري, سخانة مياه, water heater, geyser, حنفية سخان < اجهزة كهربائية
دفاية, هيتر, هيترز, دفايات, مدفاة, مدفأة, دفايه زيت, صوبا, heater, oil heater, electric heater, room heater
مكنسة, مكانس, مكنسة كهربائية, مكنسه كهربا, مكنسة كهرباء, هوفر, vacuum cleaner, vacuum, hoover, مكنسة يدوية, vaccum, فاكيوم كلينر < اجهزة كهربائية
مكنسة روبوت, روبوت تنظيف, مكنسة ذكية, روبوت مكنسة, robot vacuum, robotic vacuum, روبوت فاكيوم < مكنسة
ماكينة تنظيف بخار, بخار تنظيف, steam cleaner, steam mop, ممسحة بخار
مكواة, مكوة, مكواه, مكاوي, مكوة بخار, مكواه بخار, كواية, كوايه, مكواة ملابس, iron, steam iron, clothes iron < اجهزة كهربائية
مكواة بخار راسية, ستيمر, بخار ملابس, كاوية بخار, garment steamer, steamer, مكوى بخار راسي, مكواة بخار استاند, استيمر < مكواة
تربيزة مكواة, ترابيزة مكوة, طاولة كي, لوح كي, ironing board, لوح مكوة
فلتر مياه, فلتر ماء, فلاتر مياه, فلتر ميه, منقي مياه, محطة مياه, water filter, water purifier, فلتر مياه 7 مراحل
منقي هواء, منقى هواء, جهاز تنقية هواء, air purifier, مرطب هواء, جهاز ترطيب, humidifier, فواحة كهربائية, مرطب جو, فواحة زيت عطري, ديفيوزر, اروما ديفيوزر, oil diffuser, aroma diffuser, اير بيوريفاير, بيوريفاير هواء, هيوميديفاير
ماكينة خياطة, مكنة خياطة, sewing machine
ميزان, موازين, ميزان ديجيتال, ميزان مطبخ, ميزان شخصي, ميزان حمام, scale, kitchen scale, weighing scale, body scale
صاعق ناموس, صاعق حشرات, طارد ناموس, قاتل ناموس, صاعق, mosquito killer, insect killer, مضرب ناموس, مضرب بعوض, mosquito racket, mosquito bat, لمبة ناموس, جهاز صاعق الناموس, insect killer lamp, bug zapper
حلل, حلة, طقم حلل, اواني طهي, اواني طبخ, اواني, طناجر, طنجرة, قدر, cookware, cookware set, cooking pot, pots, pot, حله جرانيت, أطقم حلل, طقم اواني, saucepan, طقم جرانيت < ادوات مطبخ ; كسرولة, casserole, كاسرول, milk pan
طاسة, طاسات, طاسة قلي, مقلاة, مقلاه, مقالي, طواجن, frying pan, pan, fry pan, wok, ووك, skillet < ادوات مطبخ
حلة ضغط, حلة برستو, برستو, pressure cooker, طنجرة ضغط, بريستو, حلة بريستو
طاجن, طاجن فخار, clay pot, برام, tagine
صينية, صواني, صنية, صينيه فرن, tray, baking tray, صينية تقديم, serving tray, oven tray < ادوات مطبخ
قالب كيك, قوالب كيك, قالب, قوالب, cake mold, baking mold, cake pan, قالب سيليكون, صينية كيك, فورمة كيك, فورم سيليكون, silicone mold < ادوات مطبخ
براد شاي, براد, ابريق شاي, ابريق, اباريق, teapot, tea pot, tea kettle
دورق, دوارق, jug, pitcher, شفشق, شفاشق
كنكة, تنكة, كنك, turkish coffee pot
كوباية, كوبايات, كوبايات شاي, كوباية شاي, tea glass, tea glasses, كوب, اكواب, كاس, كاسات, كؤوس, cup, cups, glass cup, drinking glass, glasses set, طقم كوبايات, طقم كاسات, tumbler, كوب زجاج < ادوات مطبخ ; مج, مجات, mug, مج حراري, مج قهوة, ماج, تمبلر, ترافل مج ; فنجان, فناجين, فنجال, طقم فناجين, coffee cup
طبق, اطباق, صحن, صحون, plate, plates, dish, طقم اطباق, طقم صحون, طبق تقديم < ادوات مطبخ ; سلطانية, سلطانيات, بولة, بولات, bowl, bowls, زبدية شوربة ; سرفيس, سيرفيس
طقم سفرة, طقم عشا, طقم عشاء, dinner set, dinnerware, طقم صيني, طقم توزيع, طقم بورسلين, طقم ارقوبال, اركوبال
طقم شاي, tea set, طقم فناجين شاي, طاقم شاي
طقم قهوة, coffee set
طقم جاتوه
معلقة, معالق, ملعقة, ملاعق, spoon, spoons, cutlery, طقم معالق, ادوات مائدة, طقم ملاعق, flatware, معيار معالق, طقم شوك ومعالق, شنطة معالق, طقم فضية, cutlery set < ادوات مطبخ
شوكة, شوك, fork, forks < ادوات مطبخ
مغرفة, مغارف, كبشة, ladle, turner, spatula, سباتولا, معلقة خشب, ملعقة سيليكون, اسباتولا, لحاسة عجين, كفشه, wooden spoon < ادوات مطبخ
سكينة, سكاكين, سكين, سكاكين مطبخ, knife, knives, طقم سكاكين, kitchen knife, knife set < ادوات مطبخ ; ساطور, سواطير, cleaver ; مطواة, pocket knife
مسن سكاكين, سنان سكاكين, knife sharpener, حجر سن < ادوات مطبخ
لوح تقطيع, الواح تقطيع, cutting board, chopping board, بورد تقطيع, خشبة تقطيع, قطاعة خشب للمطبخ < ادوات مطبخ
مصفاة, مصافي, مصفاه, strainer, colander, مصفى < ادوات مطبخ
برطمان, برطمانات, برطمان زجاج, jar, jars, طقم توابل, برطمانات توابل, spice jars, علب بهارات, حامل توابل, مرطبان, بطرمان, بطرمانات < ادوات مطبخ
علبة حفظ طعام, علب حفظ, علب حفظ الطعام, علب تخزين, حافظة طعام, food container, food storage, لانش بوكس, لانشبوكس, lunch box, lunchbox, علبة طعام, صندوق غداء, علب, لنش بوكس < ادوات مطبخ
ترمس, تيرموس, كوب حراري, زجاجة حرارية, ثيرموس, ترامس, ثرموس, thermos, flask, vacuum flask, ترموس
زجاجة مياه, ازازة مياه, ازازه, قارورة مياه, مطارة, زمزمية, زمزميه, water bottle, bottle, sports bottle, canteen
رف, ارفف, رفوف, shelf, shelves, shelving, رف حائط, ارفف مطبخ, رفوف حائط
مطبقية, مطبقيه, نشافة اطباق, مجفف اطباق, dish rack, dish drying rack, صفاية مواعين, مصفاة اطباق
منظم, منظم ادراج, منظمات, اورجانيزر, organizer, organiser, منظم مكياج, منظم مكتب, مقسم ادراج
صندوق تخزين, صناديق تخزين, بوكس تخزين, سلة تخزين, storage box, storage bins, علبة تخزين, بوكس تنظيم, ستوريج بوكس
سلة غسيل, باسكت غسيل, سبت غسيل, laundry basket, سبت هدوم, سلة ملابس, hamper
سلة مهملات, باسكت زبالة, سلة زبالة, صندوق قمامة, trash can, trash bin, dustbin, waste bin, زبالة بدواسة
منشر غسيل, منشر, نشارة غسيل, drying rack, clothes rack, منشر هدوم, مناشر غسيل, نشافة غسيل, حامل غسيل, clothes dryer rack
حبل غسيل, clothesline, حبل نشر, حبل منشر, سلك غسيل, washing line
استاند هدوم, ستاند ملابس, شماعة ملابس, garment rack, شماعة بورمانتو, بورمانتو, coat stand
شماعة, شماعات, علاقة ملابس, علاقات, hanger, hangers, ستاند شماعات, coat rack, شماعة حائط
تعليقة, تعليقه, هوك, خطاف, hook, hooks
مشبك غسيل, مشابك غسيل, مشابك, مشبك, clothespin, clothes pegs
ملاية, ملايات, ملاءة, ملايه سرير, مفرش سرير, غطاء سرير, مفارش سرير, ملاية سرير, طقم ملايات, طقم سرير, شرشف, شراشف, bed sheet, bedsheet, bedding set, fitted sheet, كفر لحاف, طقم مفرش, فرش سرير, مليات < مفروشات
لحاف, لحف, الحفة, لحفة, كوفرتة, كوفرته, لحاف فايبر, دفاية سرير, comforter, duvet, quilt, coverlet, لحاف صيفي, duvet cover, quilt cover, كوفيرتة, كوفرليه, bedspread < مفروشات
بطانية, بطاطين, بطانيات, blanket, throw blanket < مفروشات
مخدة, مخدات, وسادة, وسائد, وسايد, خدادية, خداديات, pillow, cushion, pillows, مسند, كوشن < مفروشات
كيس مخدة, كيسة مخدة, غطا مخدة, اكياس مخدات, كيس خدادية, pillowcase, pillow cover, كسوة خدادية, غطاء كوشن < مفروشات
مرتبة, مراتب, مرتبه سست, mattress, mattresses, مرتبة سوست, فرشة سرير < مفروشات
واقي مرتبة, كفر مرتبة, كيس مرتبة, mattress protector, mattress cover, mattress topper, حماية مرتبة, مشمع مرتبة < مفروشات
سرير, سراير, اسرة, bed, bed frame, سرير اطفال, سرير نفرين < اثاث
كنبة, كنب, كنبات, صوفا, اريكة, ارائك, sofa, couch, كنبة سرير, sofa bed, شيزلونج, chaise longue, باراشوت كنبة, سوفا بيد, شازلونج, شيزلونغ, sun lounger < اثاث ; ليزي بوي, lazy boy, recliner, كرسي ليزي بوي
انتريه, ليفنج, ليفينج, ليفنج روم, living, انترية, انتريهات, ركنة, ركنات, ركنة مودرن, صالون, living room set, corner sofa, كنبة حرف ال, l shape sofa, طقم انتريه < كنبة
ترابيزة, ترابيزات, طرابيزة, تربيزة, طربيزة, ترابيزه سفره, طاولة, طاولات, منضدة, table, coffee table, ترابيزة قهوة, tarabeza, ترابيزة خدمة < اثاث
سفرة, طقم سفره خشب, غرفة سفرة, ترابيزة سفرة, dining table, dining set, اوضة سفرة, طاولة طعام < ترابيزة
مكتب, مكاتب, مكتب كمبيوتر, ديسك, desk, computer desk, office desk, مكتب جيمنج, مكتب خشب, ترابيزة جيمنج < اثاث
كرسي, كراسي, chair, chairs, مقعد < اثاث ; كرسي مكتب, كراسي مكتب, office chair, desk chair, كرسي مدير, كرسي شبكة ; كرسي جيمنج, كرسي العاب, gaming chair, كرسي قيمنق ; كرسي بلاستيك, plastic chair, كراسي بلاستيك, كرسي قهوة بلاستيك ; فوتيه, armchair, كرسي استرخاء ; كرسي بار, bar stool, ستول, stool, بار ستول
بف, بفات, بوف, بين باج, bean bag, beanbag, pouf, بين باغ, بيبن باج, ottoman
مرجيحة, hammock, ارجوحة, مراجيح, كرسي مرجيحة, swing chair, garden swing
كرسي هزاز, rocking chair
دولاب, دواليب, خزانة ملابس, خزانة, خزانات, wardrobe, closet, cabinet, دولاب قماش < اثاث ; جزامة, جزامات, shoe rack, shoe cabinet, shoes rack, رف احذية, دولاب جزم
كومودينو, كمودينو, nightstand, bedside table, شوفونيرة, شيفونيرة, chest of drawers, كومود, كوميدينو, شفنيرة, وحدة ادراج, درج بلاستيك ادوار < اثاث
تسريحة, تسريحات, dressing table, dresser, vanity table < اثاث
مكتبة خشب, مكتبة كتب, مكتبة حائط, bookshelf, bookcase, bookshelves, ارفف كتب, دولاب كتب < اثاث
ترابيزة تلفزيون, ترابيزة تليفزيون, وحدة تلفزيون, ترابيزة شاشة, tv unit, tv table, tv stand, مكتبة تليفزيون < اثاث
غرفة نوم, غرف نوم, اوضة نوم, bedroom set, bedroom < اثاث
سجادة, سجاد, سجاجيد, موكيت, كليم, carpet, rug, سجادة صالون, اكلمة, kilim, موكت, moquette < مفروشات
سجادة صلاة, سجاجيد صلاة, سجادة الصلاة, مصلية, prayer rug, prayer mat, مصلاة
دواسة, دواسات, دواسة حمام, مشاية حمام, door mat, bath mat, doormat, دعاسة باب, طقم دواسات حمام, بساط حمام
ستارة, ستاير, ستائر, ستاره شيفون, curtain, curtains, بلاك اوت, blackout curtain, ستارة حمام, shower curtain < مفروشات
مفرش ترابيزة, مفرش سفرة, مفارش سفرة, مفرش, مفارش, tablecloth, table cover, table runner, رانر, غطاء سفرة < مفروشات
فوطة, فوط, منشفة, مناشف, بشكير, بشاكير, towel, towels, فوطه حمام < مفروشات
برنس, برنص, برانس, روب حمام, روب استحمام, بورنص, bathrobe, بورنس, بشكير روب
لمبة, لمبات, لمض, مصباح, مصابيح, لمبة ليد, ليد بلب, bulb, led bulb, lamp bulb, light bulb, لمبه, لمبة موفرة
نجفة, نجف, نجفات, ثريا, chandelier, دلاية, pendant light, تعليقة سلسلة, بندانتيف < وحدة اضاءة
وحدة اضاءة, اضاءة, lamp, lighting
ابليك, اباليك, wall lamp, wall light, wall sconce < وحدة اضاءة
اباجورة, اباجورات, اباجوره, لمبادير, table lamp, floor lamp, ابجورة, لامبادير, ابجورة ارضي < وحدة اضاءة
سبوت لايت, سبوت, spotlight, سبوتات, اسبوت, downlight < وحدة اضاءة
لمبة مكتب, desk lamp, اباجورة مكتب, مصباح مكتب, لمبة مذاكرة < وحدة اضاءة
لمبة سهاري, سهارة, night light, لمبة نوم, نور سهاري < وحدة اضاءة
شريط ليد, شريط اضاءة, ليد ستريب, led strip, strip light, ليد استريب, حبل ليد
كشاف, كشافات, كشاف ليد, flood light, floodlight, كشاف شحن ; كشاف يدوي, بطارية نور, flashlight, torch, كشاف جيب, كشاف ليد يدوي ; كشاف طوارئ, لمبة طوارئ, emergency light, لمبة شحن, لمبة قطع نور, لمبة بتشحن, rechargeable bulb, emergency bulb, كشاف نور قاطع, كشاف طواريء ; كشاف راس, headlamp, كشاف دماغ, هيد لامب, headlamp رحلات, head torch
كشاف شمسي, لمبة شمسية, solar light, لوح طاقة شمسية, لوح شمسي, solar panel, طاقة شمسية, كشاف طاقة شمسية, لمبة طاقة شمسية, خلية شمسية, سولار بانل
شمعة, شموع, شمعه معطرة, candle, scented candle, سنتد كاندل
مراية, مرايات, مرايا, مرآة, مرايه, mirror
لوحة, لوحات, تابلوه, تابلوهات, لوحة حائط, wall art, canvas painting, painting, تابلوه كانفاس, كانفاس
برواز, براويز, photo frame, picture frame, اطار صور, بروايز
ورق حائط, ورق جدران, ورق حيطان, wallpaper, استيكر حائط, ستيكر حائط, wall sticker, استيكرات, ملصقات حائط, رول ورق حائط, wall decal
فازة, فازات, مزهرية, vase, vases, زهرية, زهريات
ورد صناعي, زهور صناعية, ورد بلاستيك, شجرة صناعية, artificial flowers, artificial plant, نباتات صناعية, بوكيه ورد صناعي, زرع صناعي, نبات صناعي, زرع بلاستيك
نبات, نباتات, زرع, نبتة, شتلة, plant, plants
بذور, بذرة, seeds
اصيص, قصرية زرع, plant pot, flower pot, قصاري زرع, اصص زرع, حوض زرع
تربة زراعية, بيتموس, peat moss, سماد, fertilizer, تربة بيتموس, بتموس, تربة زرع, طمي زراعي, تراب زرع, potting soil, كمبوست
ساقية, خرطوم, خراطيم, خرطوم مياه, garden hose, hose
تيشيرت, تي شيرت, تيشرت, تشيرت, تى شيرت, تيشيرتات, tshirt, t-shirt, t shirt, tee, tees, tee shirt < ملابس
بولو, تيشيرت بولو, polo, polo shirt < تيشيرت
قميص, قمصان, قميصات, shirt, shirts, dress shirt, 2amees < ملابس
بلوزة, بلوزات, بلوزه, بلايز, blouse < ملابس ; توب, توبات, top, tops, كروب توب, crop top, كروب طوب ; تونيك, tunic, بلوزة طويلة محجبات, تونك ; بودي, bodysuit top
فستان, فساتين, dress, dresses, fostan, دريس, درس محجبات < ملابس ; فستان سواريه, فستان سهرة, gown, evening dress, سواريه, soiree dress ; فستان زفاف, فستان فرح, wedding dress, فستان عروسة فرح, bridal gown ; فستان صيفي, summer dress
جيبة, جيبات, جونلة, جيب حريمي, تنورة, تنانير, skirt, skirts < ملابس
بنطلون, بنطالون, بناطيل, بنطال, بنطلونات, بناطلين, سروال, سراويل, pants, trousers, trouser, banatlon, bantalon < ملابس ; بنطلون قماش, chino, chinos, بنطلون جبردين, بنطلون كلاسيك, بنطلون بدلة, dress pants, formal trousers ; بنطلون كارجو, كارجو, cargo pants, cargo
جينز, جينس, بنطلون جينز, jeans, jean, denim pants < بنطلون
جاكت جينز, جاكيت جينز, denim jacket, jeans jacket < جاكيت
قميص جينز, denim shirt < قميص
شورت جينز, denim shorts < شورت
جيبة جينز, denim skirt < جيبة
ليجن, ليجنز, ليجينز, ليقنز, legging, leggings, لجن, استرتش ليجن < بنطلون
شورت, شورتات, برمودا, shorts, short, bermuda, بنطلون قصير < ملابس
سويت بانتس, سويت بانت, بنطلون رياضي, بنطلون ترينج, sweatpants, joggers, jogger, جوجر, سويت بانس < بنطلون
ترينج, تراكسوت, تراك سوت, ترنج, ترينجات, تريننج, بدلة رياضية, بدله ترينج, tracksuit, track suit, training suit < ملابس
بدلة, بدل, بدلات, طقم بدلة, suit, suits, tuxedo, blazer suit < ملابس
بليزر, بلايزر, بليزرات, blazer, جاكيت بليزر < ملابس
جاكيت, جاكت, جواكت, جاكيتات, چاكيت, جكت, سترة, سترات, jacket, jackets, بومبر, bomber, وول جاكيت, بافر, puffer < ملابس
فيست, صديري, صدرية, vest, gilet, صداري, فست بفر, waistcoat < ملابس
بالطو, بلاطي, بالطوهات, معطف, معاطف, coat, coats, overcoat, trench coat, كوت, ترينش كوت, ترنش كوت, ترينش, raincoat < ملابس
بلوفر, بلوفرات, بولوفر, بلفر, سويتر, سويترات, كنزة, كنزات, sweater, pullover, jumper, بلوفير < ملابس ; كارديجان, كارديجن, cardigan, كرديجان ; هاي كول, هاي نك, high neck, turtleneck, بلوفر رقبة
سويت شيرت, سويتشيرت, سويتشرت, هودي, هوديز, هودى, كابيشو, hoodie, sweatshirt, sweat shirt, hoody < ملابس
بيجامة, بيجامات, بيجاما, بجامة, بجامه, بيجامه, بچامة, pyjama, pajama, pyjamas, pajamas, pj, ملابس نوم, nightwear, sleepwear, لبس بيت, منامة < ملابس ; قميص نوم, قمصان نوم, nightgown, نايت درس, night dress
روب, ارواب, robe < ملابس
ملابس داخلية, هدوم داخلية, اندروير, اندر وير, underwear, underpants, اندر, كالسون, كلسون, تيشيرت داخلي, undershirt, كولون حراري رجالي, ثيرمال, بنطلون حراري داخلي, long johns < ملابس ; لانجيري, لانجري, lingerie ; سليب, سلب, briefs ; كلوت, كلوتات, بانتي, panties
بوكسر, بوكسرات, boxer, boxers < ملابس داخلية
فانلة, فانلات, فانله, كات, فنلة, undershirt, tank top < ملابس داخلية
برا, حمالة صدر, حمالات صدر, سوتيان, سونتيان, صدرية, bra, bras, sports bra, سنتيان, سنتيانة, ستيان, brassiere < ملابس داخلية
شراب, شرابات, جوارب, جورب, socks, sock < ملابس
كولون, كولونات, جوارب طويلة, tights, stockings, pantyhose, جوارب نسائية طويلة, كلون حريمي
طرحة, طرح, حجاب, حجابات, hijab, head scarf, headscarf, shawl, كويتي, شال حجاب < ملابس ; بندانه, بونيه حجاب, بونيه, bandana, تربون, turban, hijab undercap, bonnet cap محجبات, تيربون, توربان, عمامة حريمي ; خمار, khimar ; نقاب, niqab, خمار نقاب, بيشة ; ايشارب, ايشاربات
شال, شيلان, كوفية, كوفيات, سكارف, scarf, scarves, وشاح < ملابس
اسدال صلاة, اسدال, اسدالات, prayer dress, فستان صلاة, isdal, طقم صلاة < ملابس
عباية, عبايات, عباءة, عبايه, عباءات, abaya, كيمونو, kimono, قفطان, kaftan, كفتان, كافتان, قفاطين, caftan < ملابس
جلابية, جلبيه, جلاليب, جلابيه, جلباب, دشداشة, galabya, galabiya, thobe < ملابس
مايوه, مايوهات, بوركيني, ملابس سباحة, لبس بحر, بيكيني, swimsuit, swimwear, burkini, bikini, swimming suit, شورت مايوه, بركيني < ملابس
جوانتي, جوانتيات, جونتي, قفاز, قفازات, gloves, glove, جوانتي مطبخ, جوانتي مواعين
كاب, كابات, قبعة, قبعات, طاقية, طواقي, برنيطة, hat, cap, caps, beanie, ايس كاب, آيس كاب, برانيط
حزام, احزمة, حزام جلد, belt, belts
كرافتة, كرفتة, كرافتات, ربطة عنق, جرافتة, tie, necktie
بابيون, bow tie, ببيونه, ببيون, بيبيون
شماسي, شمسية, شماسى, مظلة, umbrella, شمسية بحر
حذاء, احذية, جزمة, جزم, شوز, shoe, shoes, gazma, جزمه كلاسيك, حذاء رسمي, footwear, حذاء جلد, موكاسين, سابوه, loafer, loafers, moccasin, سابو, صابوه, شبشب سابوه حريمي
كوتشي, كوتشيات, كوتشى, كوتش, كوتشيهات, سنيكرز, سنيكر, حذاء رياضي, احذية رياضية, sneakers, sneaker, sport shoes, sports shoes, running shoes, trainers, koteshy, kotshy, حذاء جري < حذاء
صندل, صنادل, sandal, sandals, سندل < حذاء
شبشب, شباشب, سليبر, سلبر, slipper, slippers, flip flop, flipflops, slides, سلايد, كروكس, crocs, clogs, كلوج, قبقاب كروكس, سابوه كروكس < حذاء
بوت, ابوات, هاف بوت, بوتات, boot, boots, ankle boots, سيفتي بوت, حذاء سيفتي, safety shoes < حذاء
بالرينا, باليرينا, فلات, ballerina, flats, حذاء فلات, flat shoes < حذاء
كعب, كعب عالي, هيلز, heels, high heels, جزمة كعب, حذاء بكعب < حذاء
لوفر, موكاسان, loafer, loafers, حذاء لوفر < حذاء
شنطة, شنط, شنطه, حقيبة, حقائب, حقيبه, bag, bags, shanta ; شنطة يد, حقيبة يد, handbag, hand bag, شنطة حريمي, ladies bag, shoulder bag, شنطة كتف, purse حريمي ; كروس, شنطة كروس, كروس باج, crossbody, cross bag, crossbody bag, cross body bag ; tote bag, توت باج, توت باك, shopping bag, شنطة قماش, توتي باج ; كلاتش, clutch, شنطة سواريه ; شنطة خصر, وست باج, waist bag, بام باج ; شنطة رياضية, شنطة جيم, gym bag, ساك رياضي, duffel bag, دافل باج
شنطة ظهر, حقيبة ظهر, باك باج, باكباج, شنطه ضهر, باج باك, backpack, back pack, شنطة مدرسة, شنطة مدرسية, شنط مدرسة, حقيبة مدرسية, شنط مدارس, school bag, باكباك, شنطة باك < شنطة
شنطة سفر, شنط سفر, حقيبة سفر, حقائب سفر, طقم شنط سفر, شنطه هاند باج, suitcase, luggage, travel bag, trolley bag, ترولي, تروللي < شنطة
شنطة لابتوب, شنطة لاب توب, حقيبة لابتوب, جراب لابتوب, laptop bag, laptop sleeve, laptop backpack, باك لاب توب < شنطة
محفظة, محافظ, بوك, بورتفيه, wallet, wallets, purse, card holder, ma7faza, بوك جلد, محفظة كروت, كارد هولدر, حافظة كروت
نظارة, نضارة, نضارات, نظارات, نظارة شمس, نضارة شمس, نظارة شمسية, نظارات شمسية, sunglasses, sun glasses, glasses, eyewear, sunglass, نضاره, نظارة قراءة, reading glasses
عدسات, عدسات لاصقة, لينسز, لنسز, contact lenses, lenses, عدسة, لينسيز
سلسلة, سلاسل, قلادة, قلائد, عقد, necklace, necklaces, كوليه ; تعليقة ذهب, pendant
اسورة, اساور, أسورة, انسيال, انسيالات, سوار, bracelet, bracelets ; غويشة, غوايش, bangle, bangles ; خلخال, anklet, خلاخيل, انسيال رجل, سلسلة رجل
خاتم, خواتم, دبلة, دبل, ring, rings, توينز, محبس, wedding band
حلق, حلقان, حلقات, اقراط, earring, earrings, قرط
اكسسوارات, اكسسوار, مجوهرات, حلي, طقم اكسسوار, jewelry, jewellery, مشغولات, ذهب, فضة
توكة, توك, توكه شعر, مشبك شعر, بنسة شعر, hair clip, hair clips, ربطة شعر, ربطات شعر, استك شعر, scrunchie, بنس شعر, دبوس شعر, دبابيس شعر, hair pin, bobby pin, كلبس شعر, رباط شعر, سكرانشي, hair tie ; طوق شعر, hairband, headband, باندو شعر, عصابة شعر, headband شعر ; رابطة شعر, scrunchie, scrunchies, استيك شعر
برفان, برفانات, بارفان, بارفيوم, برفيوم, بيرفيوم, بيرفان, برفن, عطر, عطور, كولونيا, ريحه, perfume, parfum, eau de parfum, edp, eau de toilette, edt, cologne, fragrance, كلونيا, كولونيه, ماء كولونيا ; عود, دهن عود, oud ; مسك, white musk, musk tahara
بودي سبلاش, بودى سبلاش, بودي ميست, بادي ميست, بادي سبلاش, body splash, body mist, mist, بدي سبلاش < برفان
بخور, بخور عود, incense, مبخرة, مباخر, burner, معطر بخور, عود بخور, اعواد بخور, bakhoor, كسر عود بخور, فحامة بخور
مزيل عرق, ديودرانت, ديودورانت, ديودرنت, مزيل رائحة, رول اون, deodorant, antiperspirant, deo, مزيل عرق رول, سبراي عرق, ديودوران
شامبو, شامبوه, شامبوهات, shampoo
بلسم, كونديشنر, كونديشينر, conditioner, ليف ان, ليفت ان, leave in
حمام كريم, حمام كريم للشعر, ماسك شعر, ماسك للشعر, hair mask, hair treatment, قناع شعر, hair cream bath
كريم شعر, كريم للشعر, hair cream, ليف ان, ليفن, leave in, كريم تصفيف
سيروم شعر, سيرم شعر, سيرم للشعر, hair serum, سيريم شعر
جل شعر, جيل شعر, جيل للشعر, hair gel, جيلي شعر
واكس, واكس شعر, hair wax, كلاي شعر, شمع شعر رجالي, hair clay
مثبت شعر, hair spray, سبراي شعر, سبراي تثبيت, اسبراي تثبيت شعر, هير سبراي, لاك شعر
زيت شعر, زيت للشعر, زيوت شعر, hair oil
صبغة, صبغات, صبغه شعر, صبغة شعر, hair color, hair colour, hair dye, حنة, حناء, henna, هير كولر
بروتين شعر, كيراتين, keratin, hair protein, فرد شعر, كرياتين شعر, بروتين فرد شعر, hair protein treatment, keratin treatment
كريم, كريمات, cream, face cream, كريم بشرة, كريم وجه, كريم نهاري, day cream, night cream, كريم ليلي, body cream, كريم جسم, كريم عيون, eye cream, eye gel ; مرطب, مرطبات, كريم مرطب, كريم ترطيب, مرطب بشرة, ترطيب, moisturizer, moisturiser, moisturizing, moisturizing cream, مويسترايزر, emulsion, موسترايزر ; لوشن, لوشن جسم, lotion, body lotion, بودي لوشن, بادي لوشن ; كريم ايد, كريم ايدين, كريم يدين, hand cream, كريم قدم, foot cream, كريم كعب, هاند كريم, كريم تشقق كعب, كريم تشققات القدمين ; زبدة شيا, body butter, shea butter, بودي باتر ; فازلين, فازلين طبي, vaseline jelly, petroleum jelly, بترول جيلي ; بانثينول كريم, كريم بانثينول ; كريم تفتيح, كريم مبيض, whitening cream, كريم تبييض ; كريم عين, eye cream, eye contour, كريم هالات, كريم تحت العين, كريم محيط العين ; كريم حب شباب, anti acne, acne cream, حب الشباب ; كريم تجاعيد, anti aging, anti wrinkle, كريم مضاد للتجاعيد ; كريم علامات تمدد, stretch marks cream
غسول, غسول وجه, غسول بشرة, غسول للوجه, face wash, cleanser, facial wash, facial cleanser, cleansing gel, cleansing foam, رغوة غسول, منظف بشرة, منظف للبشرة, منظف للوجه, جل منظف, رغوة تنظيف, فيس ووش
ماء ميسيلار, micellar water, ميسيلار, مزيل مكياج, makeup remover, ميسيلر
سيروم, سيرم, serum, سيروم وجه, face serum, فيتامين سي سيروم
تونر, toner, تونيك بشرة
ماسك وجه, ماسك للوجه, قناع وجه, face mask, sheet mask, ماسكات, clay mask, ماسك طين
سكراب, مقشر, scrub, peeling, exfoliator, مقشر جسم, body scrub, يونيفورم دكاترة, زي طبي, سكرب تمريض, scrub suit
صن بلوك, صن سكرين, سون سكرين, سونسكرين, سون بلوك, سونبلوك, سن بلوك, سن سكرين, صانسكرين, صن اسكرين, صنبلوك, صانبلوك, واقي شمس, واقي من الشمس, كريم شمس, واقى الشمس, sunscreen, sunblock, sun block, sun screen, sun cream, spf, كريم واقي شمس
مكياج, ميكب, ميك اب, ميكاب, مكياچ, مساحيق تجميل, مستحضرات تجميل, ادوات تجميل, كوزمتيكس, makeup, make up, cosmetics, باليت, باليته, makeup palette
روج, روچ, احمر شفاه, احمر شفايف, ليبستيك, ارواج, قلم روج, صباع روج, lipstick, lip stick < مكياج
ليب جلوس, lip gloss, ملمع شفاه, جلوس شفايف < مكياج
ليب بالم, ليب بام, lip balm, مرطب شفاه, مرطب شفايف, زبدة شفايف, chapstick < مكياج
تنت, tint < مكياج
ماسكرا, مسكرة, مسكره, mascara, مسكرا, ماسكارا < مكياج
كحل, eyeliner pen, eye liner pen, قلم ايلاينر, ايلاينر, اي لاينر, eyeliner, kohl, eye liner, قلم كحل, محدد عيون سائل, eye pencil < مكياج
فاونديشن, فونديشن, كريم اساس, foundation, bb cream, كونسيلر, concealer, برايمر, primer, بودرة وجه, face powder, compact powder, فاونديشين, foundation makeup, فوندشن, خافي عيوب, كونسيلير, بريمر مكياج, كومباكت باودر, باودر مكياج, بودرة مضغوطة, لوس باودر < مكياج
بلاشر, احمر خدود, blusher, blush, هايلايتر, highlighter makeup, بلشر, blush مكياج < مكياج
ايشادو, اي شادو, ظلال عيون, eyeshadow, eye shadow, باليت ايشادو, eye shadow palette < مكياج
مناكير, طلاء اظافر, منكير, nail polish, مناكير طبي, مانيكير, manicure, طلاء ضوافر, مونيكير
مزيل مناكير, اسيتون, استون, استون ضوافر, مزيل مانيكير, مزيل طلاء اظافر, nail polish remover, polish remover, acetone
اظافر صناعية, press on nails, ضوافر صناعية, ضوافر تركيب, اظافر تركيب, fake nails, false nails
فرش مكياج, فرشة مكياج, فرش ميكب, makeup brush, makeup brushes, beauty blender, بيوتي بلندر, اسفنجة مكياج, makeup sponge, اسفنجة بيوتي بلندر, طقم فرش مكياج, بيوتي بلندير
رموش, رموش صناعية, eyelashes, lashes, لاصق رموش, lash glue
ماكينة حلاقة, مكنة حلاقة, ماكينات حلاقة, ماكينة حلاقه كهربائية, shaver, electric shaver, razor, shaver machine ; ماكينة تشذيب, trimmer, beard trimmer, تريمر, ماكينة ذقن, ماكينة تحديد دقن, ماكينة لحية ; ماكينة شعر, مكنة شعر, ماكينة قص الشعر, hair clipper, clipper
شفرات حلاقة, شفرة حلاقة, امواس حلاقة, موس حلاقة, شفرات, blades, razor blades, shaving razor
كريم حلاقة, جل حلاقة, رغوة حلاقة, فوم حلاقة, shaving foam, shaving cream, shaving gel, افتر شيف, after shave, aftershave, معجون حلاقة, بعد الحلاقة لوسيون
ماكينة ازالة شعر, ماكينة ازالة الشعر, ابيليتور, epilator, hair removal, ابيلاتور, نتاف شعر
ليزر منزلي, جهاز ليزر, ipl
شمع ازالة شعر, حلاوة, wax, سكر ازالة شعر, واكس ازالة شعر, شرايط واكس, wax strips
كريم ازالة شعر, مزيل شعر, hair removal cream, كريم مزيل للشعر, depilatory cream
سشوار, نشافة شعر, مجفف الشعر, سيشوار, استشوار, سشوارات, مجفف شعر, hair dryer, hairdryer, blow dryer, سشوار شعر, فرشاة سشوار, هير درير
مكواة شعر, مكوى شعر, بيبي ليس, بيبيليس, بيبي ليز, مكواة فرد الشعر, فرد شعر, تنعيم شعر, ماكينة تنعيم شعر, فرشاة فرد, فرشاة حرارية, hair straightener, straightener, hair curler, curling iron, مكواة ويفي, مملس شعر, فرادة شعر, بيبليس, مكواة كيرلي, مكواة تجعيد شعر, لفافة شعر كهربا, هير كيرلر, مكواة ويف شعر, مكواة تمويج شعر, waver iron
مشط, امشاط, فرشاة شعر, فرشة شعر, hair brush, hairbrush, comb
معجون اسنان, معجون سنان, معجون, toothpaste, tooth paste, معاجين اسنان
فرشاة اسنان, فرشة اسنان, فرش اسنان, فرشه سنان, toothbrush, tooth brush, electric toothbrush
غسول فم, غسول للفم, مضمضة, mouthwash, mouth wash, ماوث واش, ماوث ووش, ماوثواش
خيط اسنان, dental floss, floss, خيط طبي للاسنان, دنتال فلوس, خيط سنان
صابون, صابونة, صابونه, soap, soaps, صابون سائل, hand wash, hand soap, غسول يد, صابون ايدي
شاور جيل, شاور جل, جل استحمام, شور جل, شاور, shower gel, body wash, بودي واش, غسول جسم
ليفة, لوفة, ليف, loofah, body scrubber
فوط صحية, فوط نسائية, اولويز, sanitary pads, pads, sanitary napkins, فوط حريمي
تامبون, tampons, سدادات قطنية, tampon
غسول نسائي, غسول مهبلي, feminine wash, intimate wash, vaginal wash, vaginal care, دش مهبلي
مناديل, منديل, مناديل ورقية, كلينكس, tissue, tissues, مناديل سحب, facial tissues ; ورق تواليت, ورق حمام, toilet paper, toilet tissue, مناديل تواليت, رول حمام, بكر تواليت, toilet roll ; مناديل مطبخ, ورق مطبخ, paper towel, paper towels, kitchen towel, kitchen roll, رول مطبخ, بكرة مطبخ ; مناديل جيب, pocket tissues
مناديل مبللة, مناديل مبلله, وايبس, wet wipes, wipes, baby wipes, مناديل بيبي, مناديل اطفال, مناديل اطفال مبللة, مناديل معطرة, ويت وايبس
كمامة, كمامات, kn95, n95, ماسك طبي, medical mask, surgical mask, face masks, face mask طبي
كحول, alcohol, كحول ايثيلي
معقم, معقمات, جل معقم, hand sanitizer, sanitizer
مطهر جروح, antiseptic, povidone
جوانتي طبي, قفازات طبية, medical gloves, latex gloves, جوانتي لاتكس
قطن, قطن طبي, اعواد قطن, cotton, cotton buds, قطنة, لفة قطن, cotton wool, عيدان قطن, نكاشات ودان, cotton swabs
حفاضات, حفاض, حفاضة, بامبرز, بمبرز, حفاظات, حفاظ, بامبرس, diapers, diaper, pampers, nappies, حفاضات اطفال, بنتس اطفال, diaper pants, كلوت حفاض < مستلزمات بيبي
حفاضات كبار السن, حفاضات كبار, حفاض كبار, adult diapers, حفاضات مسنين
ببرونة, ببرونات, ببرونه, رضاعة, رضاعات, بيبرونة, بزازة, بزازات, baby bottle, feeding bottle, natural response bottle, anti colic bottle, زجاجة رضاعة < مستلزمات بيبي
حلمة رضاعة, حلمات رضاعة, حلمة ببرونة, bottle nipple, bottle teat < مستلزمات بيبي
شفاط لبن, شفاط ثدي, breast pump, مضخة ثدي, شفاط رضاعة < مستلزمات بيبي
معقم ببرونات, bottle sterilizer, جهاز تعقيم ببرونات < مستلزمات بيبي
سخان ببرونات, bottle warmer < مستلزمات بيبي
كوب تدريب, كوب شرب اطفال, sippy cup, training cup, كوباية بشفاط اطفال, كباية بيبي ببزبوز < مستلزمات بيبي
تيتينة, سكاتة, لهاية, لهايات, pacifier, soother, تتينة, مصاصة بيبي, تيتينا < مستلزمات بيبي
لبن اطفال, حليب اطفال, لبن رضع, حليب رضع, لبن بودر اطفال, baby milk, infant formula, baby formula, formula milk, infant milk, growing up milk, لبن مواليد, لبن بودرة للرضع < مستلزمات بيبي
سيريلاك, اكل اطفال, طعام اطفال, baby food, cereal baby, سريلاك, حبوب اطفال, baby cereal
عربية اطفال, عربة اطفال, عربيات اطفال, ستروللر, سترولر, عربية بيبي, stroller, baby stroller, pram, استرولر < مستلزمات بيبي
كرسي سيارة للاطفال, كرسي سيارة, كار سيت, كارسيت, car seat, baby car seat
كرسي اكل اطفال, كرسي طعام, هاي تشير, high chair < مستلزمات بيبي
مشاية اطفال, مشايه, مشاية بيبي, baby walker, walker, بيبي ووكر
سرير بيبي, سرير اطفال, سرير هزاز, مهد, crib, baby bed, baby cot, cot < سرير
ملابس اطفال, هدوم اطفال, لبس اطفال, kids clothes, baby clothes, طقم اطفال, ملابس بيبي, ملابس مواليد < ملابس
سالوبيت, سالوبيتات, افرول, افرول اطفال, romper, onesie, bodysuit, بادي بيبي, بودي بيبي, بدي سوت اطفال, سالوبته, dungarees, overalls جينز < ملابس
لفة بيبي, لفة مواليد, baby wrap, swaddle, بيبي بلانكت, لفة مولود, بافتة, swaddling, قماط, لفة سبوع, كوفرتة بيبي لفة < ملابس
كافولة, بافتة بيبي, مريلة, مرايل, بافتات, bib, bibs < ملابس
شنطة بيبي, شنطة مستلزمات, diaper bag, شنطة مامي, شنطة غيارات بيبي, شنطة امومة, mommy bag < شنطة
لعبة, لعب, العاب, العاب اطفال, لعب اطفال, ألعاب تعليمية, toy, toys, لعبه, لعبة تعليمية, الة لعب, يويو, شخشيخة, rattle, طيارة ورق, kite, يو يو, yo-yo, شخاليل, خشخيشة
مكعبات, مكعب, ليجو, لعبة تركيب, مكعبات تركيب, lego, building blocks, blocks, ليغو < لعبة
بيت عرايس, بيت الدمى, بيت باربي, dollhouse, doll house < لعبة
عروسة, عروسه لعبة, عرايس, باربي, دمية, دمى, دبدوب, دباديب, doll, dolls, plush, barbie, teddy bear, stuffed toy, لعبة فرو, تيدي بير < لعبة
سيارة لعبة, عربية ريموت, عربية لعبة, عربيات لعب, سيارة ريموت كنترول, remote control car, rc car, toy car, عربية لاسلكية لعبة < لعبة
سيارة اطفال, سيارة اطفال كهربائية, عربية اطفال كهرباء, عربية ركوب, سيارة ركوب, ride on car, عربية شحن اطفال < لعبة
بازل, بزل, احجية, لعبة احجية, puzzle, puzzles, jigsaw, لعبة تركيب صور < لعبة
لعبة طاولة, board game, سكرابل, scrabble, ليدو, ludo, سلم وثعبان, لعبة لوحية, board games, لودو, لعبة ليدو, لعبة تكوين كلمات < لعبة ; شطرنج, chess, لعبة شطرنج, رقعة شطرنج, chess set ; كوتشينة, كوتشينه, card game, playing cards, ورق كوتشينة, ورق لعب, شدة كوتشينة ; دومينو, domino, ضومنه, دومنة, لعبة دومينو ; اونو, uno, كروت اونو, لعبة اونو, uno cards ; مونوبولي, بنك الحظ, monopoly, لعبة بنك السعادة ; طاولة زهر, backgammon, طاولة نرد, باك جامون ; جنجا, jenga
صلصال, طين صلصال, عجينة تشكيل, عجينة لعب, play dough, playdough, clay, clay for kids, plasticine < لعبة
سلايم, slime, اسلايم < لعبة
بالون, بالونات, balloon, balloons, بلالين, بلونات, بلونة
زينة عيد ميلاد, زينة حفلات, party supplies, birthday decoration, مستلزمات حفلات, زينة اعياد ميلاد, طقم زينة عيد ميلاد, ديكور عيد ميلاد
زينة رمضان, ramadan decoration, حبل زينة رمضان, فرع زينة رمضان
شمع عيد ميلاد, birthday candles, شمع تورتة, شمعة رقم, شموع عيد ميلاد, شمع ارقام
عجلة, عجل, عجله, دراجة, دراجات, بسكلتة, بسكليتة, بسكليته, عجل اطفال, bicycle, bike, دراجة هوائية, tricycle, دراجة ثلاثية, بايسكل
سكوتر, اسكوتر, اسكوتر كهربائي, scooter, electric scooter, سكوتر كهربا
موتوسيكل, موتسيكل, دراجة نارية, motorcycle, motorbike, توكتوك, متوسيكل, مكنة موتوسيكل, توك توك, تكاتك, tuk tuk, تكتك
سكيت, سكيت بورد, skateboard, اسكيت بورد, لوح تزلج
باتيناج, رولر, roller skates, skates, حذاء تزلج بعجل, باتناج
هوفربورد, hoverboard, ترامبولين, نطاطة, trampoline, سكوتر توازن, هفر بورد, ترمبولين
مشاية, مشايات, تريدميل, تريد ميل, جهاز مشي, جهاز جري, سير كهربائي, مشاية كهربائية, treadmill, tread mill
عجلة رياضية, عجلة جيم, دراجة رياضية, عجلة ثابتة, عجلة تخسيس, اوربتراك, exercise bike, elliptical, orbitrac, stationary bike, اوربيتراك, جهاز اليبتيكال, elliptical trainer
دمبل, دمبلز, دامبل, دامبلز, dumbbell, dumbbells, اوزان حديد يد, دنبلز < اوزان
اوزان, وزن حديد, اثقال, حديد تمرين, حديد تمارين, حديد جيم, حديد رياضي, طارات حديد, weights, weight plates, بار حديد, barbell, بار اوزان, بار رفع اثقال, بار صدر, طارة حديد جيم, اقراص اوزان
كيتل بل, kettlebell, كتل بيل < اوزان
جهاز رياضي, اجهزة رياضية, ملتي جيم, gym equipment, home gym ; بنش, بنش حديد, weight bench, طارة حديد, طارات حديد ; عقلة, pull up bar, بار عقلة ; جهاز بطن, عجلة بطن, رولر بطن, ab roller, ab wheel ; ادوات رياضية, معدات رياضية, sports equipment
سجادة يوجا, مات يوجا, حصيرة يوجا, حصيرة تمارين, يوجا مات, سجادة تمارين, yoga mat, exercise mat, مات رياضة
حبل نط, نط الحبل, jump rope, skipping rope
استك مقاومة, استيك مقاومة, احبال مقاومة, احبال تمارين, resistance band, resistance bands, باند مقاومة, استك رياضة, استيك رياضة, حبل مقاومة, حبال مقاومة, شريط مقاومة
كورة, كرة, كوره, كور, ball, كرة سويدية, كورة سويدية, gym ball, yoga ball ; كرة قدم, كورة قدم, football, soccer ball, football ball ; كرة سلة, basketball, كورة باسكت ; كرة طائرة, volleyball, كورة فولي ; كرة يد, handball, كورة هاند بول, handball ball ; كرة تمارين, كرة يوجا, gym ball
مضرب, مضرب تنس, مضارب, راكيت, racket, راكت, tennis racket ; تنس طاولة, table tennis, بينج بونج, بنج بونج ; ريشة طائرة, badminton ; اسكواش, squash racket, بادل, padel
خيمة, خيم, tent, camping tent, سليبنج باج
كيس نوم, sleeping bag
كرسي بحر, كرسي رحلات, camping chair, كرسي قابل للطي رحلات, كراسي شاطئ, beach chair
حمام سباحة, بيسين, بسين, حمام سباحة للاطفال, swimming pool, pool, بونيه سباحة, بيسين اطفال
عوامة, عوامات, طوق سباحة, swim ring
نظارة سباحة, swimming goggles, goggles, نضارة عوم, نظارة بحر للسباحة
سنارة, صنارة, ادوات صيد, عدة صيد, fishing rod, سنانير, بوصة صيد
بروتين, مكمل غذائي, مكملات غذائية, dietary supplement, food supplement, supplement, supplements, protein ; واي بروتين, whey protein, whey, بروتين باودر, protein powder, ايزو بروتين, whey isolate, بروتين جيم, بروتين عضلات
كرياتين, creatine
ماس جينر, mass gainer, مكمل زيادة وزن, وايت جينر, weight gainer
امينو, bcaa, بي سي ايه ايه, amino acids
بروتين بار, بار بروتين, protein bar, انيرجي بار, energy bar, سناك بار, الواح بروتين
فيتامين, فيتامينات, vitamin, vitamins, multivitamin, multivitamins, multi vitamins, مالتي فيتامين, ملتي فيتامين, فيتامينات متعددة ; اوميجا 3, omega 3, اوميجا, omega, زيت سمك, fish oil ; زنك, zinc, زينك ; كولاجين, collagen, اقراص كولاجين, collagen supplement ; كالسيوم, calcium, اقراص كالسيوم, مكمل كالسيوم, calcium supplement ; فيتامين سي, vitamin c, vit c, فيتامين ج, اقراص فيتامين سي ; فيتامين د, vitamin d, vitamin d3, فيتامين د3, vit d, فيتامين دال, نقط فيتامين د, فيتامين دي ; فيتامين ب, vitamin b, vitamin b12, فيتامين ب12, vitamin b complex, فيتامين بي ; حديد مكمل, مكمل حديد, iron supplement, حبوب حديد انيميا ; ماغنسيوم, مغنسيوم, magnesium, ماغنيسيوم اقراص, magnesium supplement ; بيوتين, biotin, فيتامين شعر بيوتين, اقراص بيوتين ; مقوي مناعة, مناعة, immunity booster, immunity, immune ; ميلاتونين, melatonin ; جنسنج, ginseng ; غذاء ملكات, royal jelly, عسل ملكات ; حارق دهون, تخسيس, fat burner, weight loss, slimming, حبوب تخسيس, كبسولات تخسيس, اقراص تخسيس, slimming capsules ; فوليك اسيد, folic acid
دواء, ادوية, علاج, medicine, drug, اقراص, حبوب, برشام, برشامة, tablets, capsules, كبسولات ; مسكن, مسكنات, pain reliever, analgesic, antipyretic, خافض حرارة, مسكن الم, مسكن صداع ; باراسيتامول, paracetamol, اقراص مسكن, حبوب مسكن, دوا صداع, painkiller ; كحة, سعال, دواء كحة, cough, antitussive, mucolytic, طارد بلغم, بلغم ; برد, انفلونزا, نزلات البرد, cold products, common cold, flu, زكام ; حموضة, مضاد حموضة, antacid, peptic ulcer, proton pump inhibitor, قرحة معدة, فوار معدة, فوار حموضة, دوا حموضة ; مغص, تقلصات, antispasmodic, قولون, colon ; اسهال, antidiarrhoeal, antidiarrheal ; امساك, ملين, laxative ; حساسية, مضاد حساسية, anti histamine, antihistamine, anti allergy ; مضاد حيوي, antibiotic, مضادات حيوية ; فطريات, مضاد فطريات, antifungal, antifungals ; سكر الدم, دواء سكر, anti diabetic, diabetes, انسولين, insulin ; دواء ضغط, ضغط الدم المرتفع, antihypertensive, anti hypertensive ; ديدان, دواء ديدان, anthelmintic ; ترجيع, قيء, antiemetic ; كوليسترول, statins ; بواسير, hemorrhoids, hemorrhoid ; وجع راس, صداع, headache, migraine ; املاح جفاف, محلول جفاف, ors, rehydration, محلول معالجة الجفاف, ريهيدران, oral rehydration salts
مرهم, مراهم, دهان طبي, ointment
جل مسكن, كريم مساج, massage cream, massage gel, مسكن عضلات, دهان عضلات
كريم تسلخات, كريم التهابات, تسلخات, التهابات الحفاض, diaper rash, diaper rash cream, nappy rash, كريم التهاب الحفاض, كريم حفاضات, مرهم تسلخات
كريم حروق, مرهم حروق, burn cream, burn ointment
شراب كحة, شراب, شراب سعال, syrup, cough syrup, سيرب, دوا كحة
قطرة, قطرة عين, قطرات, eye drops, eye lubricant, نقط عين ; قطرة انف, نقط انف, نقط للانف, قطرة مناخير, بخاخ انف, بخاخة انف, سبراي انف, nasal spray, nasal drops, nasal decongestant ; قطرة اذن, ear drops, نقط ودان, نقط اذن
محلول عدسات, lens solution, سائل عدسات لاصقة
محلول ملح, saline, محلول ملحي, نورمال سلاين, saline solution
جهاز ضغط, جهاز قياس ضغط, جهاز قياس الضغط, جهاز ضغط الدم, blood pressure monitor, bp monitor, sphygmomanometer
جهاز سكر, جهاز قياس السكر, جهاز قياس سكر, glucose meter, glucometer, جهاز تحليل سكر
شرائط سكر, شرائط قياس السكر, test strips, شريط تحليل سكر, test strips سكر, شرايط سكر, شرائط تحليل سكر, glucose test strips
ترمومتر, ثرمومتر, جهاز قياس الحرارة, جهاز حرارة, ترمومتر طبي, thermometer, ميزان حرارة, ترموميتر, مقياس حرارة الجسم, ترمومطر
جهاز استنشاق, نيبوليزر, نبيولايزر, جهاز بخار طبي, جلسة بخار, nebulizer, نيبولايزر, جهاز بخار للاطفال, جهاز بخار صدر, جهاز جلسات صدر, جهاز تنفس بخار
كرسي متحرك, wheelchair, عكاز, عكازات, crutches, كرسي حمام طبي, كرسي عجل, كرسي مقعدين, crutch
حزام ظهر, مشد ظهر, حزام طبي, back support
مشد, كورسيه, مشد تخسيس, corset, waist trainer, shapewear, مشد جسم, حزام بطن, body shaper
ركبة طبية, ركبة ضاغطة, knee support, دعامة, دعامات, ankle support, دعامة ركبة, واقي ركبة, رباط ركبة, knee brace, ساند ركبة, مشد ركبة
شراب طبي, شراب ضاغط, شراب دوالي, compression socks, compression stockings
جهاز مساج, مساج, جهاز تدليك, مسدس مساج, massager, massage gun, كرسي مساج, مدلك, كرسي تدليك, massage chair
قربة, قربة مياه, قربه كهربائية, hot water bag, heating pad, كيس ميه سخنة, قربة ماء ساخن, hot water bottle
لزق طبي, لاصق طبي, medical tape, لزقة ظهر, لزقة ضهر, pain patch, لزقة حرارية, لصقة الم, لزقة الم ظهر, pain relief patch, heat patch
لاصق جروح, بلاستر, plaster, band aid, بلاستر جروح, لازق جروح, adhesive bandage
شاش, شاش طبي, gauze, رباط شاش
رباط ضاغط, bandage, elastic bandage, اربطة ضاغطة, باندج, رباط طبي ضاغط
اسعافات اولية, شنطة اسعافات, first aid, first aid kit, علبة اسعافات, صندوق اسعافات
ارز, رز, أرز مصري, rice, roz, ارز ابيض ; ارز بسمتي, رز بسمتي, basmati rice, basmati, بسمتي, ارز هندي
كينوا, quinoa
برغل, bulgur, بورغل
فريك, freekeh, قمح فريك
شعير, barley
مكرونة, مكرونه, معكرونة, باستا, سباغيتي, اسباجتي, pasta, spaghetti, macaroni, سباجيتي, اسباجيتي ; نودلز, اندومي, noodles, indomie, ramen, شعرية سريعة التحضير ; شعرية, vermicelli, فيرميسيلي ; لازانيا
سكر, سكر ابيض, sugar, سكر بني ; محلي, sweetener, ستيفيا, stevia, سكر دايت, سكر استيفيا, استيفيا, بديل السكر
دقيق, طحين, flour, دئيق
سميد, سيمولينا, سميط ناعم, semolina, دقيق سميد
نشا, كورن فلور, corn starch, cornflour, نشاء
بيكنج بودر, baking powder, بيكنج باودر, باكينج بودر, خميرة حلويات, بيكنغ بودر
خميرة, yeast
فانيليا, vanilla, فانيلا, vanilla extract
زيت, زيت طعام, زيت خليط, زيت قلي, زيوت, oil, cooking oil ; زيت زيتون, olive oil, زيت زتون ; زيت ذرة, corn oil ; زيت عباد الشمس, sunflower oil, زيت عباد, زيت دوار الشمس
سمنة, سمن, سمنه بلدي, ghee, سمن نباتي
زبدة, زبده, butter, مارجرين, margarine
زبدة فول سوداني, زبدة الفول السوداني, peanut butter, بينت باتر, بينات باتر
ملح, salt, ملح طعام
توابل, بهارات, spices, spice, seasoning ; تتبيلة, خلطة, خلطات, marinade, خلطة دجاج, خلطة كفتة ; فلفل اسود, black pepper, فلفل اسمر ; كمون, cumin ; كركم, turmeric, كوركم ; بابريكا, paprika ; قرفة, cinnamon, عيدان قرفة ; كزبرة, coriander ; شطة, chili, chilli, hot sauce, فلفل احمر حار مطحون, صوص شطة, هوت صوص ; زعتر, thyme, zaatar ; كاري, curry ; حبهان, هيل, cardamom, حب هان ; زنجبيل, جنزبيل, ginger ; سمسم, sesame, sesame seeds ; مرقة, مكعبات مرقة, مكعبات دجاج, stock cubes, stock cube, bouillon, مكعبات مرق, bouillon cubes, مكعبات الشوربة
صلصة, صلصه, tomato sauce, معجون طماطم, tomato paste, tomato puree, برطمان صلصة
صوص, صوصات, sauce, sauces, دريسنج, dressing
كاتشب, كتشب, ketchup, كاتشاب, كتشاب
مايونيز, mayonnaise, mayo, مايونيس, ميونيز
مستردة, مسطردة, mustard, خردل, موستارد
خل, vinegar, خل تفاح
صويا صوص, soy sauce, صوص صويا, صلصة الصويا, سويا صوص
باربكيو صوص, bbq sauce
شاي, شاى, tea, شاي فتلة, شاي اسود, black tea, tea bags, شاي ناعم ; اعشاب, herbal tea, اعشاب طبيعية, مشروب اعشاب ; ينسون, anise, يانسون, انيسون ; كركديه, hibiscus ; بابونج, chamomile ; شاي اخضر, green tea, جرين تي ; نعناع اعشاب, شاي نعناع, شاي بالنعناع, mint tea ; حلبة, fenugreek ; كرك, karak, شاي كرك ; ماتشا, matcha
قهوة, بن, قهوه تركي, ahwa, 2ahwa, kahwa, كوفي, coffee, بن محوج, turkish coffee, اسبريسو بن, بن اسبريسو, حبوب قهوة, coffee beans ; نسكافيه, nescafe, قهوة سريعة التحضير, instant coffee, كوفي ميكس, قهوة سريعة الذوبان, قهوة فورية ; كابتشينو, cappuccino ; كبسولات قهوة, coffee capsules
كاكاو, كاكاو بودر, cocoa, هوت شوكليت, hot chocolate, هوت شوكلت, شوكولاتة ساخنة, هوت شوكولاته
لبن, حليب, البان, milk, لبن كامل الدسم, full cream milk, لبن خالي الدسم, skimmed milk ; لبن بودر, لبن بودرة, milk powder, حليب بودرة, حليب مجفف, powdered milk ; لبن لوز, almond milk, حليب لوز ; لبن شوفان, oat milk, حليب شوفان, oats drink ; soy milk, حليب صويا, لبن صويا ; لبن جوز هند, coconut milk, حليب جوز هند ; لبن مكثف, حليب مكثف, condensed milk
لبنة, لبنة كريمية, labneh
زبادي, زبادى, yogurt, yoghurt, yougurt, زبادو, يوغورت, روب زبادي ; رايب, لبن رايب, rayeb ; زبادي يوناني, greek yogurt, greek yoghurt
جبنة, جبنه, جبن, اجبان, cheese, جبنة بيضاء, فيتا ; موتزاريلا, mozzarella, جبنة موتزاريلا, موزاريلا, موتسريلا ; cheddar, شيدر ; feta, جبنة فيتا ; قريش ; جبنة رومي, جبن رومي, roumy, romy, romano cheese, جبنة تركي, roumy cheese, romy cheese ; جبنة كريمي, cream cheese
كريمة, كريمه خفق, كريم شانتيه, كريمة طبخ, قشطة, قشطه, whipping cream, cooking cream, كوكينج كريم, ويبنج كريم, whipped cream, كريم شانتي
بيض, بيضة, eggs, egg
لحمة, لحم, لحوم, كندوز, meat, beef ; مفروم, لحمه مفرومة, minced meat ; استيك, steak ; كبدة, liver
فراخ, دجاج, فرخة, اوراك, chicken ; صدور دجاج, chicken breast, فيليه دجاج ; بانيه, pane ; ناجتس, nuggets ; شيش طاووق ; بط ; ديك رومي, turkey
برجر, بيف برجر, burger, beef burger
سجق, sausage
سوسيس, هوت دوج, hot dog, hotdog
لانشون, luncheon, لانشن, luncheon meat, لنشون
بسطرمة
كفتة, كفته
salami, سلامي
سمك, اسماك, سمك فيليه, fish, fish fillet, فيليه سمك ; جمبري, shrimp, shrimps ; سبيط, calamari ; رنجة, herring ; سلمون, salmon ; فسيخ ; كابوريا, crab
تونة, تونه, تونا, tuna, معلبات, علبة تونة
سردين, sardine
فول, فول معلب, فول مدمس, fava beans, broad beans, علبة فول, foul medames < بقوليات
بقوليات, بقول, beans, legumes, kidney beans
فاصوليا, white beans < بقوليات
لوبيا, black eyed peas, لوبيه, لوبياء < بقوليات
عدس, lentils, lentil < بقوليات
حمص, chickpeas, hummus, حمص شام, chickpea < بقوليات
ترمس حب, lupini, ترمس مر, حبوب الترمس, ترمس بلدي حب, lupin beans < بقوليات
عسل, عسل نحل, honey
طحينة, طحينه, tahini, tahina
عسل اسود, مولاس, molasses, دبس قصب, عسل قصب
مربى, مربي, مربات, jam, jams, مربة
حلاوة طحينية, حلاوة, halawa, halva, طحينية
شوكولاتة, شيكولاتة, شوكولاته, شيكولاته, شكولاته, شكلاته, شوكلاته, شوكلاتة, شكولاطة, شوكولاطة, شيكولا, شوكولا, chocolate, chocolates, choclate, choco bar ; نوتيلا, nutella, chocolate spread, شوكولاتة دهن, كريمة شوكولاتة, hazelnut spread, شوكولاته قابلة للدهن, شوكولاتة سبريد ; شوكولاتة خام, cooking chocolate, شوكولاتة طبخ, كوفرتير
بسكويت, بسكوت, بسكويتات, biscuit, biscuits, بيسكويت ; كوكيز, cookies, cookie, كوكى ; wafer, wafers, ويفر, waffer, بسكويت ويفر, وايفر ; كراكرز, crackers, cracker, مملحات ; دايجستف, دايجستيف, digestive, digestive biscuits
كيك, كيكة, كيكه, cake, cakes, كب كيك, cupcake, cupcakes, swiss roll, سويس رول ; خليط كيك, cake mix, كيك مكس ; كرواسون, كرواسان, croissant ; دونتس, دونات, donuts, donut ; تورتة, تورته, tart ; مافن, muffin, muffins ; براونيز, brownies, brownie ; بان كيك, pancake, pancakes, بانكيك ; وافل, waffle, waffles
شيبسي, شيبس, شبسي, بطاطس شيبس, chips, crisps, potato chips, بطاطس مقرمشة, تورتيلا شيبس, tortilla chips
مقرمشات, سناكس, سناك, snack, snacks, puffs, بافس
فشار, popcorn, بوب كورن, ذرة فشار, فيشار, فوشار
بريتزل, برتزل, pretzel, pretzels
مكسرات, nuts, mixed nuts, ياميش مكسرات ; لوز, almonds, almond ; كاجو, cashew, cashews ; فستق, فسدق, pistachio, pistachios ; عين جمل, walnuts, walnut, جوز قلب ; بندق, hazelnut, hazelnuts ; فول سوداني, سوداني, peanuts, peanut ; لب, لب سوبر, لب ابيض, لب سوري, sunflower seeds, pumpkin seeds, roasted seeds
تمر, تمور, بلح, عجوة, dates, date fruit, dried fruits, ياميش
قمر الدين, مشمشية, قمردين, لفة قمر الدين, apricot paste, عصير قمر الدين
تين مجفف, قراصيا, dried figs, prunes
زبيب, raisins, ذبيب
حلويات, حلاوى, sweets, dessert ; كنافة, عجينة كنافة, kunafa ; بسبوسة ; بقلاوة ; كحك ; معمول ; بتي فور ; جاتوه
ملبس, بونبون, حلوى, كاندي, candy, candies, drops candy, توفي, toffee
مصاصة, مصاصات, lollipop, lollipops
جيلي كولا, جيلي, gummies, gummy, jelly beans
لبان, علكة, gum, chewing gum, لبان نعناع, علك, تشوينج جم
مارشميلو, marshmallow, marshmallows
جيلاتين, جيلي بودرة, jelly, بودنج, pudding, مهلبية, مهلبيه, كاسترد, jelly powder, جيلي فراولة, ورق جيلاتين, gelatin, جلاتين
ايس كريم, آيس كريم, جيلاتي, ايسكريم, ice cream, icecream, جيلاتو
كورن فليكس, كورنفليكس, سيريال, حبوب افطار, corn flakes, cornflakes, cereal, cereals, رقائق ذرة
شوفان, oats, oatmeal, oat, oat flakes, أوتس, رقائق الشوفان
جرانولا, granola, جرانوله
موسلي, muesli
خبز, عيش, bread, عيش فينو, شامي ; توست, عيش توست, toast ; تورتيلا, tortilla ; بقسماط, breadcrumbs, بقصمات مطحون, فتات خبز, بئسماط ; باتيه
عصير, عصاير, عصائر, juice, juices, نكتار, nectar
مياه غازية, مشروب غازي, مشروبات غازية, كولا, soda, soft drink, soft drinks, cola, حاجة ساقعة, soda can
مشروب طاقة, مشروبات طاقة, انرجي درينك, energy drink, انيرجي درينك
مشروب, مشروبات, drink, drinks, beverage, شربات مشروب, تانج, tang
مياه معدنية, مياه, ميه, مياة معدنية, مية معدنية, مياه طبيعية, mineral water, water, drinking water, natural water, كرتونة مياه
خضار, خضروات, خضار مجمد, vegetables, frozen vegetables, mixed vegetables, خضار مشكل, فروزن خضار, frozen veg ; بسلة, peas, green peas, بسلة مجمدة ; ملوخية, molokhia ; بامية, okra ; بطاطس, بطاطس مجمدة, french fries, fries ; طماطم, tomato, tomatoes ; خيار, cucumber ; بصل, onion, onions ; ثوم, garlic ; جزر, carrot, carrots ; فلفل رومي, bell pepper ; سبانخ, spinach ; ذرة, corn, sweet corn, كورن, سويت كورن, علبة ذرة ; خرشوف, artichoke ; مشروم, عيش غراب, mushroom, mushrooms
فواكه, فاكهة, فاكهه, fruits, fruit ; تفاح, apple fruit, apples ; موز, banana, bananas ; مانجو, mango, مانجا ; برتقال, orange, oranges ; فراولة, strawberry, strawberries, فراوله ; جوافة, guava ; خوخ, peach ; رمان, pomegranate ; اناناس, pineapple ; عنب, grapes ; بطيخ, watermelon ; ليمون, lemon, lemons, لمون ; توت, berries, blueberry, raspberry ; كيوي, kiwi ; مشمش, apricot ; جوز هند, جوز الهند, coconut
زيتون, olives, green olives
مخلل, مخللات, طرشي, pickles, pickle
مسحوق غسيل, مسحوق, صابون غسيل, صابون غسالة, صابون ملابس, سائل غسيل, جل غسيل, اوتوماتيك مسحوق, detergent, laundry detergent, washing powder, منظف ملابس, بودرة غسيل, كبسولات غسيل, washing gel, صابون بودرة, صابون سائل للغسيل, laundry gel
منعم اقمشة, منعم ملابس, معطر ملابس, داوني, كمفورت, fabric softener, softener, منعم, سوفتنر ملابس, معطر غسيل
صابون مواعين, صابون اطباق, سائل اطباق, سائل غسيل اطباق, منظف اطباق, بريل, فيري, dish soap, dishwashing liquid, dish wash, كبسولات غسالة اطباق, اقراص غسالة اطباق, صابون سائل أطباق, سائل جلي, تابلت غسالة اطباق, dishwasher tablets, dishwasher tablet
كلور, كلوركس, مبيض, مبيض ملابس, bleach, clorox, بليتش
مطهر, مطهر ارضيات, ديتول مطهر, disinfectant, سائل مطهر, antiseptic liquid
منظف حمام, تنظيف حمام, فلاش حمام, منظف مرحاض, منظف تواليت, toilet cleaner, bathroom cleaner, سائل تنظيف الحمام
منظف ارضيات, ملمع ارضيات, تنظيف ارضيات, مسح ارضيات, floor cleaner, معطر ارضيات, سائل مسح ارضيات, منظف بلاط
منظف, منظفات, cleaner, all purpose cleaner, منظف متعدد الاستخدامات
منظف زجاج, ملمع زجاج, تنظيف زجاج, glass cleaner, منظف مرايات, window cleaner
ملمع, ملمع خشب, ملمع اثاث, furniture polish, شمع موبيليا, wood polish
مزيل بقع, stain remover, بقع ريموفر
منظف افران, مزيل دهون, مزيل الدهون, degreaser, منظف بوتاجاز, ديجريزر, oven cleaner
مسلك, مسلك بالوعات, تسليك مواسير, drain cleaner, سائل تسليك بلاعات, تسليك بلاعات, drain opener
ممسحة, ممسحه, شرشوبة, mop, spin mop, ممسحة دوارة, ممسحة مسطحة, flat mop, مساحة بلاط, ماسحة ارض, موب, فلات موب, سبراي موب
مساحة, مساحات ارض, قشاطة, قشاطه, squeegee
مقشة, مقشات, مكنسة يدوية قش, broom, مقشة بلاستيك, عصاية مقشة
جاروف, dustpan, لقاطة زبالة, مجرود, جروف
جردل, جرادل, bucket, دلو, bucket plastic
سفنجة, اسفنج, سفنج مواعين, sponge, سفنجة مواعين
سلك مواعين, سلك, scouring pad, ليفة سلك, سلكة مواعين, سلكة اطباق, steel scourer, steel wool
فوط تنظيف, فوطة مايكروفايبر, فوط مايكروفايبر, microfiber cloth, فوطة مطبخ, kitchen cloth, فوطة ميكروفايبر, فوط ميكروفايبر, مايكروفايبر
فرشاة تنظيف, فرشة غسيل, cleaning brush, فرشة حمام, toilet brush, فرشاة تواليت, فرشه تواليت, فرشاة مرحاض, فرشة قاعدة, فرشة تنظيف التواليت, فرشة ملابس غسيل, فرشة سجاد, فرشاة غسيل, laundry brush, washing brush
اكياس زبالة, اكياس قمامة, شنط زبالة, كيس زبالة, garbage bags, trash bags
ورق فويل, فويل, ورق الومنيوم, رول فويل, aluminum foil, aluminium foil, foil, ورق الومونيوم
ستريتش, رول ستريتش, cling film, plastic wrap, استرتش, استرتش تغليف, رول استرتش, cling wrap, stretch wrap, نايلون تغليف طعام, كلينج فيلم, سترتش بالتات, نايلون استرتش, stretch film
ورق زبدة, baking paper, parchment paper, ورق خبز, بيكنج بيبر, ورق فرن
اكياس فريزر, freezer bags, zipper bags, اكياس زيبلوك, اكياس تلاجة, اكياس ثلاجة, اكياس حفظ, اكياس سحاب, ziplock bags, اكياس ساندوتش, زيب لوك
مبيد حشري, مبيد, صراصير, صرصور, cockroach, cockroaches, مبيدات, بيروسول, ريد, insecticide, bug spray, insect spray, مبيد صراصير, مبيد ناموس, رش حشرات, بخاخ حشرات, رشاش حشرات ; طعم صراصير, جل صراصير, cockroach gel
طارد حشرات, طارد ناموس, لاصق ناموس, insect repellent, mosquito repellent, اوف
سم فئران, مصيدة, مصيدة فئران, rat trap, mouse trap, لزقة فئران, طارد فئران, rat glue, سم فار, سم فران, rat poison, rodenticide, مصايد فيران, جهاز طرد الفيران, طارد حشرات الكتروني, pest repeller
معطر جو, معطر, معطرات, ملطف جو, air freshener, air freshner, معطر هواء, اير فريشنر, فريشنر
فواحة, فواحات, diffuser, reed diffuser, فواحة زيوت
زيت عطري, زيوت عطرية, essential oil, essential oils
كتاب, كتب, book, books, كتاب خارجي, سلاح التلميذ, ملزمة مراجعة, study guide ; رواية, روايه, روايات, novel, novels, كتب روايات ; ديوان, شعر ديوان ; قصة, قصص, story, stories, قصص اطفال, حواديت, كتب قصص اطفال, children's story book ; قاموس, قواميس, dictionary, معجم, معاجم
مصحف, مصاحف, قران, القران الكريم, quran, مصحف شريف
كشكول, نوت بوك, notebook, كشاكيل, نوتبوك ورق, notebook paper, كشكول سلك, spiral notebook < مستلزمات مدرسية
كراسة, كراريس, كراسات, copybook, school exercise book < مستلزمات مدرسية
كراسة رسم, سكتش, اسكتش, sketchbook, sketch book, كشكول رسم < مستلزمات مدرسية
دفتر, دفاتر, بلوك نوت, نوته, notepad, بلوكنوت, نوت بوك جيب, نوت صغيرة, مفكرة < مستلزمات مدرسية
اجندة, اجندات, planner, diary, agenda, بلانر < مستلزمات مدرسية
ستيكي نوت, استيكي نوت, sticky notes, ستيكي نوتس, بوست ات, بوستيت, post it, ورق ملاحظات لاصق < مستلزمات مدرسية
قلم, اقلام, pen, pens, قلم حبر, fountain pen, قلم هدية, اقلام جل, قلم جل, gel pen, gel pens < مستلزمات مدرسية ; قلم جاف, ballpoint pen, ball pen, جل بن, gel pen, قلم حبر جاف ; قلم رصاص, اقلام رصاص, pencil, pencils ; قلم سنون, سنون, mechanical pencil, قلم رصاص سنون, قلم سنان ; ماركر, ماركرات, marker, markers, قلم سبورة, whiteboard marker, فلوماستر, قلم وايت بورد ; هايلايتر قلم, هاي لايتر, اقلام تحديد, highlighter pen, highlighters
الوان, اقلام الوان, علبة الوان, coloring pens, شمع تلوين, crayons < مستلزمات مدرسية ; الوان خشب, colored pencils, coloured pencils, color pencils, اقلام تلوين, علبة الوان خشب ; الوان شمع, crayons, wax crayons, علبة الوان شمع, الوان شمعية ; الوان مائية, الوان مياه, watercolor, watercolors, watercolour, watercolor paint ; الوان اكريلك, acrylic colors, acrylic paint, الوان اكريليك, الوان اكرليك
ادوات رسم, فرش رسم, كانفاس رسم, painting tools, paint brushes, فرشة رسم, طقم فرش رسم, فرشاة تلوين, artist paint brush < مستلزمات مدرسية
كتاب تلوين, coloring book, دفتر تلوين, كراسة تلوين < مستلزمات مدرسية
استيكة, استيكه, ممحاة, eraser, erasers, جومة, أساتيك < مستلزمات مدرسية
براية, برايات, مبراة, sharpener, sharpeners < مستلزمات مدرسية
مسطرة, مساطر, ruler, rulers < مستلزمات مدرسية
ادوات هندسية, علبة هندسة, geometry set, برجل, compass set, طقم هندسة, ادوات هندسة, مثلث ومنقلة < مستلزمات مدرسية
مقلمة, مقالم, pencil case, محفظة اقلام < مستلزمات مدرسية
دباسة, دباسات, stapler, دبابيس دباسة, staples, علبة دبابيس دباسة, دبوس دباسة < مستلزمات مدرسية
خرامة, خرامات, hole punch, punch < مستلزمات مدرسية
ملف, ملفات, دوسيه, فايل, folder, folders, file folder, كلاسير, binder, بوكس فايل < مستلزمات مدرسية
مقص, مقصات, scissors < مستلزمات مدرسية
صمغ, glue, غراء, glue stick, سوبر جلو, super glue, لاصق امير, سوبر جلوو, لاصق فوري < مستلزمات مدرسية
لزق, لاصق, سوليتيب, tape, scotch tape, شريط لاصق, لزق شفاف, دبل فيس, double face tape, شريط لحام, شكرتون, شيكرتون, insulating tape, electrical tape, سلوتيب, شريط عازل كهرباء, بكرة لزق, سلوتب, sellotape < مستلزمات مدرسية
كاتر, قطر, cutter, paper cutter, مشرط قطع, سكين كتر, utility knife < مستلزمات مدرسية
دبوس مكتب, push pins, كليبسات ورق, مشابك ورق, paper clips, كلبسات, binder clips, كليبس ورق, مشبك ورق, دبابيس لوحة, دبوس ضغط, thumbtacks < مستلزمات مدرسية
الة حاسبة, آلة حاسبة, حاسبة, calculator, كالكوليتور < مستلزمات مدرسية
ورق طباعة, ورق تصوير, ورق A4, رزمة ورق, copy paper, printing paper, paper a4, a4 paper, ورق ايه فور
سبورة, سبورات, وايت بورد, whiteboard, blackboard, white board
هدية, هدايا, جيفت, gift, gifts ; بوكس هدايا, علبة هدايا, gift box, giftbox, gift set, صندوق هدايا
مسبحة, سبحة الكترونية, عداد تسبيح, tasbeeh counter, digital tasbeeh, سبحة, مسابح, سبح, rosary, tasbih, prayer beads, misbaha
شنيور, دريل, مثقاب, شنيورات, درل, drill, هيلتي, rotary hammer, power drill, cordless drill, شنيور شحن, hammer drill, impact drill, sander, شنايير, هلتي, شاكوش تكسير كهربائي < عدة
صاروخ, صاروخ قطعية, جلاخة, انجل جريندر, grinder angle, angle grinder, صاروخ تقطيع < عدة
منشار, مناشير, منشار كهربائي, saw, jigsaw saw, circular saw, اركت, chainsaw, منشار صينية, صاروخ خشب, اركيت, صينية تقطيع خشب < عدة
مفك, مفكات, طقم مفكات, screwdriver, screwdriver set, مفك كهربائي, electric screwdriver < عدة
مفتاح صيانة, مفاتيح بلدي, طقم مفاتيح, wrench, spanner, مفتاح انجليزي, adjustable wrench, مفتاح فرنساوي, مفتاح قابل للضبط < عدة
مفاتيح الن, مفتاح الن, الن كي, الن كيه, طقم الن كي, allen key, hex key, مفاتيح الانكيه, طقم الانكية, النكيه, مفتاح الانكيه < عدة
طقم لقم, لقم, socket set, سقاطة, طقم سقاطة, ratchet set < عدة
كماشة, كماشات, بنسة, زرادية, قصافة, pliers, pincers < عدة
قصافة ضوافر, قصافة اظافر, مقص اظافر, مقص ضوافر, قصافات, nail clipper, nail clippers, قلامة اظافر
مبرد اظافر, مبرد ضوافر, مبارد ضوافر, nail file
شاكوش, شواكيش, مطرقة, hammer, شكوش < عدة
عدة, عدد, شنطة عدة, عدة يدوية, عدد يدوية, ادوات, tools, tool set, tool kit, toolbox, طقم عدة, صندوق عده, tool bag
كمبروسر, كومبريسور, منفاخ, منفاخ كهربائي, منفاخ عجل, air compressor, compressor, air pump, tire inflator, طلمبة نفخ عجلة يدوي, bike pump
ماكينة لحام, مكنة لحام, welding machine, كاوية لحام, soldering iron, لحام, كاوية قصدير, مكواة لحام قصدير
مولد, مولد كهرباء, جنريتور, generator, انفرتر كهرباء, ماكينة كهربا بنزين, جينيريتور
يو بي اس, ups, UPS كمبيوتر, مزود طاقة غير منقطعة, uninterruptible power supply, ups battery backup
مثبت تيار, استابليزر, stabilizer, استبليزر, ستابليزر, منظم كهرباء
طلمبة, طلمبات, موتور مياه, موتور رفع, مضخة, مضخات, water pump, pump, ماتور, طرمبة مياه
سلم, سلالم, سلم المونيوم, ladder
دهان, دهانات, بوية, بويات, طلاء, paint, paints, wall paint, دهان حوائط, بلاستيك حوائط
رول دهان, paint roller, روله دهان, رولة بوية, بكرة دهان
فرشة دهان, paint brush, فرش نقاشة, فرشاة دهان, paint brush for walls
ورنيش, varnish, ورنيش احذية, ملمع احذية, shoe polish, بوية جزم
سيليكون لاصق, silicone sealant, سيليكون حمامات, سيلكون, سيليكون شفاف, انبوبة سيليكون, سليكون حمامات
معجون حوائط, putty, معجون دهان, معجون اكريلك حوائط, معجون جاهز
سبراي دهان, سبراي الوان, spray paint
قفل, اقفال, lock, padlock, ترباس, ترابيس, bolt lock, latch, door bolt, slide bolt
كالون, كوالين, door lock, قفل باب, لوكة باب
مقبض باب, اكره باب, door handle, اكرة, مقابض ابواب, اوكرة باب, اكر ابواب, door knob
خزنة, خزنة حديد, safe, خزينة فلوس, safe box
مشترك كهرباء, مشترك, مشتركات, power strip, extension
وصلة كهرباء, توصيلة كهرباء, extension cord, بكرة كهرباء, بكرة سلك كهربا, بكرة توصيل, بكرة كابل, cable reel
فيشة, فيش, plug, فيشة سحرية
بريزة, برايز, socket, outlet
مفتاح كهرباء, مفاتيح كهرباء, light switch, مفتاح نور, مفتاح اضاءة, مفاتيح نور
سلك كهرباء, اسلاك, اسلاك كهرباء, كابل كهرباء, كابلات كهرباء, wire, electric wire, لفة سلك سويدي, كبل كهربا, كابل ارضي, electrical cable
عداد, مقياس, meter
افوميتر, multimeter, ملتيميتر, افو ديجيتال
متر قياس, شريط قياس, measuring tape, tape measure, متر شريط,, متر نجار
ميزان ليزر, ليزر قياس, laser level, ميزان مياه, spirit level, ميزان بنا, جهاز ليزر للتشطيب, ليزر ليفل
قاعدة حمام, كرسي حمام, كومبينيشن, مرحاض, toilet, قاعدة تواليت, كومبنيشن, كابينيه حمام, toilet seat bowl
خلاط مياه, حنفية, حنفيات, صنبور, faucet, tap, خلاط حوض, خلاط مطبخ, خلاط حمام, خلاط وش, basin mixer
دش, دوش, shower head
شطاف, شطافه, bidet, bidet sprayer, shattaf
حوض, احواض, sink
بانيو, bathtub, بنيو
اكسسوارات حمام, طقم حمام, حامل صابون, صبانة, bathroom set, soap dispenser, حامل مناديل, حامل فوط, طقم اكسسوار حمام, طقم صبانة, bathroom accessory set
سيراميك, بورسلين, بلاط, ceramic, tiles
اسمنت, جبس, طوب, cement, شيكارة أسمنت, مصيص, gypsum powder, plaster of paris
كاوتش, كوتش عربية, كوتش سيارة, كاوتش عربية, كاوتشات, كاوتشوك, اطار سيارة, اطارات, اطار, tire, tires, tyre, tyres, فردة كاوتش
جنط, جنوط, rim, rims, طاسات جنوط, alloy wheel
بطارية سيارة, بطارية عربية, بطاريات سيارات, car battery, بطارية جافة
زيت موتور, زيت محرك, زيت عربية, زيت سيارة, زيت موتور سيارة, engine oil, motor oil
زيت فتيس, gear oil, زيت ناقل الحركة, زيت جير, transmission fluid
زيت فرامل, brake fluid, زيت باور, زيت باكم, سائل فرامل
مياه ردياتير, coolant, سائل تبريد, antifreeze, مية رداتير, كولانت, مية خضرا
فلتر زيت, oil filter
فلتر هواء, فلتر هوا, air filter
فلتر بنزين, fuel filter, فلتر وقود, فلتر جاز
فلتر تكييف سيارة, cabin filter, فلتر كابينة
بوجيهات, بوجيه, spark plug, spark plugs, شمعة احتراق, شمعات احتراق, بوجى
تيل فرامل, فرامل, طنابير, brake pads, brake pad, brakes, طقم فرامل, تيل عربية, فحمات فرامل, قماش فرامل
مساعدين, مساعد سيارة, shock absorber, shock absorbers
دبرياج, clutch kit, clutch, ديسك دبرياج, اسطوانة دبرياج, طقم دبرياج, كلتش سيارة, clutch disc
سير كاتينة, timing belt, سير مجموعة, سير دينامو, سير تايمنج, سير مروحة عربية, serpentine belt, fan belt
رديتر, ردياتير, radiator
كمبروسر تكييف, كمبروسر سيارة
مقص سيارة, كبالن, مقصات سيارة, control arm
قطع غيار سيارات, spare parts, car parts
مراية جانبية, side mirror, مراية سيارة
طلمبة بنزين, fuel pump, مضخة وقود
دينامو, alternator, مارش, starter
شكمان, exhaust, علبة شكمان, عادم سيارة, exhaust muffler
مساحات, مساحات زجاج, مساحات سيارة, wiper, wipers, wiper blades
فانوس سيارة, فوانيس سيارة, كشاف سيارة, كشافات سيارة, headlight, headlights, tail light, زينون
فانوس رمضان, فانوس, فوانيس, فوانيس رمضان, lantern
فرش سيارة, كسوة سيارة, كفر كراسي سيارة, غطاء كراسي, فرش عربيه, car seat cover, seat covers, car mat, car mats, floor mats, seat cover, كسوة كراسي عربية, تلبيسة كراسي سيارة, غطاء مقاعد سيارة, فرش كراسي سيارة < اكسسوارات سيارات
دواسات سيارة, دواسات عربية, دواسة سيارة, car mats, car floor mats, ارضيات عربية < اكسسوارات سيارات
كفر طارة, كفر دركسيون, غطاء طارة, steering wheel cover, جراب دركسيون, غطاء عجلة قيادة, تلبيسة دركسيون < اكسسوارات سيارات
غطاء سيارة, شادر سيارة, غطا عربية, car cover, مشمع سيارة < اكسسوارات سيارات
شماسة سيارة, شمسية سيارة, car sunshade, ستارة سيارة, ستارة عربية, ستائر سيارة, شمسية عربية, car sun shade, حاجب شمس للسيارة, ستارة زجاج عربية, sun shade سيارة < اكسسوارات سيارات
كاسيت سيارة, كاسيت عربية, مسجل سيارة, car stereo, car radio, جهاز كاسيت
شاشة سيارة, شاشة عربية, car screen, android car screen, كاسيت عربية شاشة
معطر سيارة, فواحة سيارة, معطر عربية, car freshener, car perfume, car air freshener, ريحة عربية, فريشنر عربية < اكسسوارات سيارات
شامبو سيارات, شامبو غسيل سيارات, شامبو عربيات, car shampoo, car wash < اكسسوارات سيارات
ملمع سيارات, تلميع سيارات, car polish < اكسسوارات سيارات
واكس سيارات, car wax < اكسسوارات سيارات
منظف سيارات, منظف تابلوه, car cleaner, ملمع تابلوه, ملمع كاوتش, سبراي تابلوه, ملمع طبلون, dashboard polish, لمعة كاوتش, tire shine < اكسسوارات سيارات
مكنسة سيارة, مكنسه عربيه, car vacuum, مكنسة كهربا للعربية, car vacuum cleaner < مكنسة
عربية, سيارة, سيارات, عربيات, car, cars, auto
خوذة, خوذ, helmet
دراي فود, dry food, pet food, اكل حيوانات, طعام حيوانات
اكل قطط, طعام قطط, دراي فود قطط, cat food, دراي قطط, cat dry food
اكل كلاب, طعام كلاب, دراي فود كلاب, dog food, دراي كلاب, dog dry food
ويت فود, wet food
تريتس, مكافات قطط, treats
رمل قطط, تراب قطط, ليتر بوكس, ليتر قطط, cat litter, litter, لتر قطط, رمل حمام القطط, حمام قطط, صندوق رمل قطط, لتر بوكس, litter box
طوق كلب, سلسلة كلب, pet collar, لجام كلب, مقود كلب, مقود كلاب, leash, dog collar, ليش كلاب, حبل كلب
بوكس قطط, شنطة قطط, pet carrier, شنطة حيوانات, شنطة نقل قطط, كيدج قطط, cat carrier
قفص, اقفاص, cage
حوض سمك, aquarium, اكواريوم, fish tank
اكل سمك, fish food
اكل عصافير, bird food, حبوب عصافير, بذور طيور, فلارس, bird seed
لعبة قطط, لعب قطط, cat toy, خراطيش قطط, عصاية ريش قطط
شامبو قطط, شامبو كلاب, pet shampoo, شامبو حيوانات
اورج, كيبورد موسيقي, musical instrument, اورغ, ارج موسيقي, electronic organ, musical keyboard
جيتار, guitar, غيتار, كيتار
بيانو, piano, keyboard piano
كمان, violin, فيولين
طبلة, دف, drum, طبل, دربكة, darbuka, tabla
عود موسيقي, عود شرقي, الة العود, عود خشب موسيقى, oud instrument, عود عزف
مسدس شمع, مسدس شمع سيليكون, glue gun, مسدس سيليكون شمع, جلو جن, مسدس غراء شمع
شيشة, shisha, hookah
معسل, فحم شيشة, فحم, charcoal
فيب, vape, سيجارة الكترونية
ليكويد, e liquid, ليكويد فيب
سجائر, سيجارة, cigarettes
ولاعة, ولاعات, lighter, كبريت, علبة كبريت, ثقاب, عيدان كبريت, matches, matchbox
طفاية, طفاية سجاير, ashtray, منفضة سجائر
ماكينة عد نقود, عدادة نقود, money counter, طابعة باركود, باركود, barcode scanner, قارئ باركود, كاشير, ماكينة كاشير, pos, cash drawer, عدادة فلوس, مكنة عد فلوس, اسكانر باركود, barcode reader
خيط, خيوط, thread
تريكو, كروشيه, صوف خيط, yarn, crochet, خيط كروشيه, بكرة صوف, خيط صوف
ابر, ابرة, needles, ابر خياطة, sewing needle
قماش, اقمشة, fabric
مفروشات, مفروشات سرير, textiles, home textiles, bedding
مستلزمات بيبي, مستلزمات اطفال, مستلزمات رضع, منتجات اطفال, baby care, baby products
اكسسوارات سيارات, اكسسوار سيارة, اكسسوارات سيارة, كماليات سيارات, car accessories
مستلزمات طبية, اجهزة طبية, medical supplies, medical devices
العناية بالبشرة, عناية بالبشرة, منتجات بشرة, skin care, skincare
العناية بالشعر, عناية بالشعر, منتجات شعر, hair care, haircare
العناية بالاسنان, عناية بالفم, oral care, dental care
مبشرة, grater, مبشرة خضار
مقشرة خضار, قشارة, peeler, سكينة تقشير
هراسة بطاطس, هراسة, potato masher, مهرسة
عصارة ليمون, lemon squeezer, كباسة ليمون
فتاحة علب, فتاحة, فتاحة زجاجات, can opener, bottle opener, مفتاح علب, tin opener, مفتاح زجاجات, مفتاح كازوزة
ولاعة بوتاجاز, gas lighter, ولاعة مطبخ, شرارة بوتاجاز, ولاعة غاز, stove lighter
مدق, هون, mortar
ماكينة تغليف, ماكينة لحام اكياس, sealing machine
شاكر, شيكر, شيكر بروتين, shaker, shaker bottle, كوباية بروتين
زجاجة زيت, زجاجة خل, oil bottle, oil dispenser, دورق زيت, بخاخ زيت طعام
ملاحة, salt shaker, مطحنة فلفل, pepper mill, مطحنة بهارات يدوي, طحانة فلفل, pepper grinder
حامل مناديل, علبة مناديل, tissue box
مفرش بلاستيك, مشمع سفرة, مشمع ترابيزة, مفرش سفرة بلاستيك, مفارش نايلون, مفرش مشمع, plastic tablecloth
مريلة مطبخ, apron, مريلة طبخ, مريول مطبخ
جوانتي فرن, oven gloves, ماسكة حلل
لفة حفلات, اطباق بلاستيك, اطباق فوم, كوبايات ورق, disposable cups, disposable plates, ادوات مائدة بلاستيك, اطباق ورق, foam plates, أكواب ورقية, كوبايات بلاستيك للرمي, paper cups
بوفيه, نيش, buffet, sideboard, دولاب نيش, فاترينة سفرة, china cabinet
بارتيشن, partition
ركن قهوة, coffee corner
مرتبة هوائية, مرتبة نفخ, air mattress, سرير نفخ, inflatable mattress
ناموسية, ناموسيات, mosquito net, نموسية, bed canopy
سلك نور, لمبات زينة, فرع نور, string lights, fairy lights, أسلاك زينة نور, حبل نور زينة, فيري لايت, حبل لمبات زينة
سماعة طبية, stethoscope
جهاز اكسجين, مولد اكسجين, oxygen concentrator, pulse oximeter, جهاز قياس الاكسجين, اوكسيميتر, جهاز توليد اكسجين, بلس اوكسيميتر, جهاز قياس اكسجين, جهاز نسبة الاكسجين, oximeter
حقنة, حقن, سرنجة, سرنجات, syringe, syringes
واقي ذكري, condom, condoms, كوندوم, كوندم, كبوت طبي, عازل طبي رجالي
اختبار حمل, تست الحمل, pregnancy test, تست حمل, تحليل حمل منزلي, جهاز كشف حمل
اقراص استحلاب, لوزات, lozenges, التهاب الحلق, sore throat
شامبو اطفال, شامبو بيبي, baby shampoo < شامبو ; شامبو قمل, lice shampoo, anti lice, علاج قمل, لوسيون قمل ; شامبو قشرة, شامبو ضد القشرة, شامبو للقشرة, anti dandruff, anti dandruff shampoo, antidandruff
زيت اطفال, زيت بيبي, baby oil
بودرة اطفال, بودرة تلك, baby powder, talcum powder, بودرة بيبي
لوشن اطفال, لوشن بيبي, baby lotion, كريم بيبي, baby cream
بانيو بيبي, حمام بيبي, بانيو اطفال, baby bath, بانيو استحمام, حوض استحمام بيبي, baby bathtub, حوض استحمام اطفال
قصرية, قصرية اطفال, potty, baby potty, نونية, بوتي
حاجز سرير, حاجز امان, bed rail, حماية زوايا, قفل امان اطفال, baby safety
جهاز مراقبة طفل, بيبي مونيتور, baby monitor, كاميرا بيبي, جهاز مراقبة الرضيع
حمالة بيبي, حمالة اطفال, كانجرو, baby carrier, شيالة بيبي
مرجيحة بيبي, مرجيحة اطفال, هزاز بيبي, baby swing, baby bouncer, baby rocker, كرسي هزاز بيبي, كرسي هزاز اطفال, بيبي روكر, سوينج بيبي, مراجيح اطفال
لعبة عضاضة, عضاضة, عضاضات, teether
مسدس لعبة, مسدس مياه, مسدس خرز, نيرف, water gun, toy gun, مسدس بلي, مسدس اطفال, مسدس سهام اسفنج, مسدس نيرف, nerf gun, foam blaster < لعبة
مطبخ لعبة, مطبخ اطفال, kitchen toy, طقم مطبخ لعبة, toy kitchen < لعبة
خيمة اطفال, kids tent, خيمة لعب, بيت خيمة اطفال, kids play tent < لعبة
طيارة لعبة, هليكوبتر لعبة, toy plane < لعبة
قطر لعبة, قطار لعبة, toy train, قطر بقضبان, train set < لعبة
تابلت كتابة, لوحة كتابة, lcd writing tablet, سبورة اطفال, سبورة رسم ومسح, لوح رسم مغناطيس, kids drawing board, magnetic board اطفال, تابلت رسم اطفال < لعبة
فيدجيت, فيدجت, pop it, بوب ات, fidget, بوبيت, لعبة فقاعات سيليكون < لعبة
مكعب روبيك, مكعب روبكس, rubik cube, روبيك, rubiks cube, مكعب الوان, rubik's cube, مكعب روبيكس < لعبة
طائرة ورقية, kite < لعبة
روبوت لعبة, robot toy < لعبة
زحليقة, slide playground, زحاليق, تزحليقة, kids slide
بيت اطفال, playhouse
بطاقات تعليمية, فلاش كارد, flash cards
ورق هدايا, ورق تغليف هدايا, gift wrap, ورق لف هدايا, رول ورق هدايا, gift wrapping paper
شنطة هدايا, gift bag, أكياس هدايا, باج هدايا
كارت معايدة, greeting card, كارت تهنئة
شريط لحام, ورق صنفرة, صنفرة, sandpaper, سنفرة, ورق سنفرة
بنطة, بنط, drill bits, drill bit, ريش شنيور, طقم بنط
ديسك قطعية, اسطوانة قطع, cutting disc
مسامير, مسمار, nails, screws, برغي, براغي, فيشر, wall plug, مسمار قلاووظ, مسامير قلاووظ, bolts
بستم, مسدس دهان, paint sprayer
مسدس هواء ساخن, heat gun, هوت اير جن, هيت جن, سشوار ورشة
مسدس سيليكون, caulking gun, مسدس سليكون, مسدس انبوبة سيليكون, silicone gun
عربة نقل, تروسيكل, hand truck, تريسيكل بضاعة, cargo tricycle
كوريك سيارة, كوريك, car jack, عفريته
كابل بطارية, كابل اشتراك, jumper cables, باور بطارية, jump starter
شاحن بطارية سيارة, car battery charger
مثلث عاكس, مثلث تحذير, warning triangle, مثلث سيارة, مثلث عربية, مثلث مرور
طفاية حريق, fire extinguisher, اسطوانة اطفاء
حبل سحب, tow rope
لمبة سيارة, لمبة هيدلايت, لمبات سيارة, car bulb, headlight bulb
كشاف شبورة, fog light, شبورة عربية, كشافات ضباب, فوانيس شبورة
اضاءة داخلية سيارة, car led
مساحة سيارة, فرشة غسيل سيارة, فوطة سيارة, car towel
مضخة غسيل, ماكينة غسيل سيارات, pressure washer, high pressure washer
جهاز فحص اعطال, obd, obd2, scanner سيارة
جهاز تتبع, gps tracker, جي بي اس
انذار سيارة, car alarm, جهاز انذار, انذار عربية, الارم عربية
جوانتي موتوسيكل, motorcycle gloves, قفازات دراجة نارية
زيت موتوسيكل, motorcycle oil
جوانتي جيم, جوانتي رياضي, gym gloves, جوانتي حديد, workout gloves
واقي ساق, shin guards, شنكار كورة, واقي قصبة
قفاز ملاكمة, جوانتي ملاكمة, boxing gloves, كيس ملاكمة, punching bag, جوانتي بوكس, جوانتيات بوكسينج, شيكارة ملاكمة, ساند باج, كيس بوكس
نظارة سباحة, نضارة سباحة, swimming goggles
بونيه سباحة, swim cap, كاب سباحة, غطاء راس سباحة, بونيه عوم
زعانف, fins, فينز, flippers
ساعة ايقاف, stopwatch, ستوب ووتش, ساعة توقيت رياضي
صفارة, whistle
شوكر رقبة, مخدة رقبة, مخدة سفر, neck pillow, travel pillow
كوتش تنس, حذاء كرة قدم, جزمة كورة, ستارز كورة, football shoes, football boots, استارز, كوتشي كورة بدبل, soccer cleats
ايس بوكس, آيس بوكس, كولمان, ice box, cooler box, كولمن, كولدير مياه محمول, ترمس رحلات, cooler jug, coleman jug, صندوق تلج, حافظة ثلج, صندوق حفظ التلج, ثلاجة رحلات
ترابيزة رحلات, camping table, ترابيزة كامبينج قابلة للطي
موقد رحلات, بوتاجاز رحلات, camping stove, شعلة غاز سفاري, وابور غاز صغير, بوتاجاز سفاري, شعلة رحلات
كشاف رحلات, camping light
شواية رحلات
لعبة بلايستيشن فيفا, فيفا, fifa, ea sports fc, fc 24, fc 25, fc 26, gta, call of duty, كول اوف ديوتي < لعبة فيديو
سوبر نينتندو, اتاري العاب, retro console < جهاز العاب
شوربة, شوربه, soup, soups
كروتون
بيتزا, pizza
جلاش, رقاق, phyllo, رقائق جلاش, عجينة جلاش, filo pastry
سمبوسك, sambousek
فلافل, طعمية, falafel, taameya
عيش بلدي, عيش شامي, baladi bread, pita bread
فينو, fino
برجر خبز, عيش برجر, burger buns, burger bun
بذور شيا, chia seeds, chia, شيا سيدز, حبوب الشيا
بذر كتان, flax seeds, حبة البركة, black seed, الحبة السوداء, حبة سودا, nigella, بذور كتان, بزر كتان, flaxseed
كاكاو مشروب, نسكويك, nesquik, مشروب شوكولاتة, hot chocolate powder
كريمر, coffee creamer, coffee mate, كوفي ميت, مبيض قهوة
مشروب شعير, بيريل, birell, شعير, malt drink, malt beverage, فيروز, fayrouz
ايس تي, iced tea, ice tea
موهيتو, mojito
ليموناضة, lemonade
سموزي, smoothie
قهوة مثلجة, ايس كوفي, iced coffee, ice coffee, latte, لاتيه, cappuccino can
لانش, وجبة جاهزة, ready meal
صبغة طعام, الوان طعام, food coloring, food colour, ألوان غذائية
نكهة طعام, food flavour
عكبر, propolis
ملابس, هدوم, لبس, clothes, clothing, ازياء, apparel
بقالة, سوبر ماركت, grocery, supermarket, groceries
اجهزة كهربائية, اجهزة منزلية, جهاز منزلي, home appliances, appliances
ادوات مطبخ, ادوات المطبخ, مستلزمات مطبخ, اطقم مطبخ, kitchenware, kitchen tools, kitchen utensils, توزيعة مطبخ
اثاث, موبيليا, عفش, furniture
ديكور, ديكورات, تحف, انتيكات, decor, decoration, home decor, أنتيكة, تحفة ديكور, تمثال ديكور, figurine, decor statue
مستلزمات مدرسية, ادوات مدرسية, لوازم مدرسية, لوازم مدرسة, لوازم مكتبية, ادوات مكتبية, school supplies, stationery, ادوات كتابية
صبار, الوفيرا, الو فيرا, aloe vera, جل صبار, جل الوفيرا, aloe vera gel
باروكة, باروكات, wig, wigs, اكستنشن شعر, hair extension, hair extensions, بروكة, شعر مستعار, وصلات شعر, خصل شعر تركيب
بيجودي, رول شعر, رولات شعر, hair rollers, hair curlers, رولو شعر
تاج شعر, تيجان, tiara, تاج عروسة, تاج فرح, تيارا, bridal crown
بروش, دبوس صدر, brooch, دبوس بروش
كبك قميص, كبكات, cufflinks, cuff links, ازرار كم قميص, كفلينكس
جامبسوت, جمبسوت, jumpsuit, playsuit < ملابس
شلتة, شلت, كوشن ارضي, floor cushion < مفروشات
شوبك, نشابة, نشابات, rolling pin, مرقاق عجين, فرادة عجين < ادوات مطبخ
قمع مطبخ, اقماع, funnel, قمع < ادوات مطبخ
جبيرة, جباير, splint, wrist brace
زيت ارجان, argan oil < زيت شعر
اكسجين شعر, مفتح شعر, hair developer, اوكسيدان شعر, مظهر صبغة, oxidant cream
حجر رجل, حجر خفاف, مبرد رجل, مبرد كعب, foot file, pumice stone, حجر حمام, حجر كعب
لمبة جل, لمبة اظافر, جهاز تجفيف اظافر, nail lamp
ملح حمام, املاح استحمام, bath salt, bath salts
ظرف, اظرف, ظروف ورق, envelope, envelopes < مستلزمات مدرسية
ختم, اختام, stamp, self inking stamp
دواية, دوايات, دوي لمبة, lamp holder, bulb socket, قاعدة لمبة
قاطع كهرباء, قاطع تيار, مفتاح اوتوماتيك, circuit breaker, قاطع اوتوماتيك, مفتاح قاطع, mcb
استبلايزر, مثبت جهد, منظم جهد, ترانس كهرباء, voltage stabilizer, stabilizer avr, voltage converter
سيفون, طرد حمام, خزان طرد, toilet flush
خزان مياه, تانك مياه, water tank, تنك مياه
استب, استيبر, stepper, aerobic step < جهاز رياضي
شجرة قطط, بيت قطط, خداشة قطط, cat tree, cat scratcher, برج قطط, كات تري, cat tower
سحلب, sahlab, بودرة سحلب
مضرب بيض يدوي, مضرب كيك يدوي, hand whisk, whisk, مضرب بيض سلك, خفاقة بيض يدوي, مضرب سلك < ادوات مطبخ
كوب قياس, measuring cup, measuring cups, measuring spoons, معالق قياس, معايير طبخ, مكاييل مطبخ, كوب معيار < ادوات مطبخ
رف بهارات, منظم بهارات, spice rack, spice organizer
قلم حواجب, eyebrow pencil, brow pencil, قلم حاجب, محدد حواجب < مكياج
بادي سبراي, body spray, سبراي جسم
قطن مكياج, cotton pads, قطن ازالة مكياج, قطن دائري, اقراص قطن
واقي ركبة رياضي, knee pads, واقيات ركبة
ترابيزة جانبية, طاولة جانبية, side table, end table, طقطوقه, ترابيزة جنب السرير < ترابيزة
سواك, مسواك, miswak, عود سواك, siwak
عصا مشي, عصاية مشي, عكاز رحلات, trekking pole, walking stick, عصاية كبار سن, عصا كبار السن, عصاية عجوز, عصاية مسنين, عصا مسنين, عصاية لكبار السن, walking cane
اسطوانات dvd, dvd, اسطوانة فارغة, blank dvd
عضمة كلاب, عضمة مضغ, dog chew, dog bone
عصا اركيد, arcade stick, fight stick
لسان عصفور, مكرونة لسان عصفور, لسان العصفور, orzo, اورزو
عدس اصفر, عدس مجروش, عدس شوربة, عدس مقشور, split lentils, red lentils < عدس
فول مدشوش, فول مجروش, فول مقشور, دشيشة فول, split fava beans < فول
فاصوليا بيضاء, فاصوليا ناشفة, فاصوليه بيضا, فصوليا بيضاء < فاصوليا
سكر بودره, سكر مطحون, سكر حلواني, powdered sugar, icing sugar < سكر
شوربة سريعة, شوربة ظرف, شوربه جاهزة, حساء جاهز, instant soup < شوربه
سردين معلب, علبة سردين, سردين علب, canned sardines, سردين في زيت < سردين
مشروم معلب, عيش غراب معلب, فطر معلب, canned mushroom, مشروم علب < مشروم
زيتون مخلل, زيتون اخضر, زيتون اسود, زيتون كالاماتا, زيتون مخلي < زيتون
ورق عنب, برطمان ورق عنب, vine leaves, grape leaves
جبنه قريش, جبن قريش, cottage cheese < جبنه
جبنة مثلثات, جبنة مطبوخة, جبن مثلثات, cheese triangles, processed cheese < جبنه
جبنة مش, جبنه قديمه, مش صعيدي, مش بلدي, mish cheese < جبنه
كاكاو خام, بودرة كاكاو, cocoa powder < كاكاو
تمر هندى, عصير تمر هندي, tamarind, تمرهندي < تمر
عرقسوس, عرق سوس, licorice, عرق السوس
كزبرة ناشفة, كسبرة, كسبره ناشفه, كزبرة مطحونة, coriander powder, dried coriander < كزبره
بهارات مشكله, سبع بهارات, بهارات لحمة, mixed spices < توابل
ورق لورا, ورق غار, ورق لاورا, ورق لورى, bay leaves, bay leaf
مستكه, mastic, حصى مستكة
دقة بلدي, دقة كمون وسمسم, dukkah, duqqa
زعتر ناشف, زعتر بالسمسم, زعتر فلسطيني, زعتر مطحون, dried thyme < زعتر
ملوخيه ناشفه, ملوخية مجففة, dried molokhia, ملوخية يابسة < ملوخيه
ويكا, ويكة, بامية ناشفة, بامية مجففة, dried okra < باميه
بيكربونات, كربونات صودا, بيكنج صودا, baking soda, كربوناتو
كريم كراميل, كريم كرامل, creme caramel < كريم
سبرنكلز, سبرينكلز, شعرية ملونة للتورتة, sprinkles, فيرمسيل شوكولاتة < شعريه
جوز هند مبشور, جوز هند مجفف, desiccated coconut, coconut flakes < جوز هند
ياميش رمضان, شنطة رمضان, كرتونة رمضان, ramadan box
مصاصة حلوى, مصاصات حلوى, لولي بوب, لوليبوب < مصاصه
عصير بودره, عصير باودر, powdered juice < عصير
شراب مركز, شربات ورد, شربات فراولة, syrup drink
دبس رمان, دبس الرمان, pomegranate molasses
عدس بجبه, عدس بني, عدس اسمر, brown lentils, whole lentils < عدس
كلور الوان, مزيل بقع للألوان, كلور ملابس ملونة, color bleach, مبيض ملابس ملونة < كلور
زهره غسيل, زهرة زرقا, زهرة الغسيل, laundry blue, bluing
نشا رش, نشا كي, سبراي كي, بخاخ كي, starch spray, ironing spray < نشا
ملح غساله اطباق, ملح ديش واشر, dishwasher salt < ملح
صابون نابلسى, صابون بلدي, laundry soap bar, nabulsi soap < صابون
سكوتش برايت, سبونج مواعين, dish sponge, سكوتش برايد
ليفه مواعين, ليفة اطباق, ليف مواعين, ليفة نايلون للمواعين, dish scrubber < ليفه
فوطة شمواه, شموا عربية, chamois cloth, shammy < فوطه
خيشة, خيش مسح, ممسحة خيش, floor cloth < ممسحه
جردل بعصارة, جردل موب, جردل عصارة, جردل ممسحة, سبين موب, mop bucket < جردل
مقشة بلح, مقشة قش, مقشة ليف, مقشة بلدي, مكنسة قش, straw broom < مقشه
منفضة ريش, منفضة تراب, ريشة تنفيض, منفضة غبار, فيذر داستر, duster
زعافة سقف, مقشة سقف, زعافة عنكبوت, مزيل خيوط العنكبوت, cobweb brush, ceiling duster
مساحة زجاج, قشاطة زجاج, مساحة ازاز, ماسحة زجاج, مساحة شبابيك, window squeegee, glass wiper < مساحه
قشاطة مياه, مساحة مياه, قشاطة ارضيات, مساحة ميه, floor squeegee, floor wiper < مساحه
فرشة بلاط, فرشاة بلاط, فرشة حمام بلاط, فرشة تنظيف ارضيات, scrub brush, tile brush
فرشة ببرونات, فرشة زجاجات, فرشة ازايز, فرشاة زجاجات, bottle brush, فرشة تنظيف الببرونة
فنيك, فينيك, مطهر فنيك, phenol disinfectant, phenyl < مطهر
بوتاس, بوطاس, صودا كاوية, قشور صودا, caustic soda, potash
ماء نار, ميه نار, حمض كبريتيك تسليك, drain acid
مزيل ترسبات, مزيل كلس, مزيل جير, مزيل املاح, منظف ترسبات غسالة, descaler, limescale remover
مزيل صدا, مزيل الصدأ, بخاخ مزيل صدأ, rust remover
معلاق تواليت, معطر قاعدة, بلوك تواليت, معطر تواليت, toilet block, toilet rim block < معطر جو
منظف سجاد, شامبو سجاد, شامبو موكيت, سائل غسيل سجاد, carpet cleaner, carpet shampoo < شامبو
منظف ستانلس, ملمع ستانلس, ملمع معادن, ملمع نحاس, metal polish, brass polish < ملمع
جهاز معطر جو, معطر جو اوتوماتيك, ديسبنسر معطر, جهاز بخ معطر, automatic air freshener
معطر مفروشات, سبراي مفروشات, لينن سبراي, fabric spray, linen spray
صواني فويل, اطباق فويل, علب فويل, صينية الومنيوم, اطباق الومنيوم, foil trays, aluminum tray
أكياس حرارية, اكياس شوي فرن, كيس حراري للفرن, اكياس فرن, oven bags, roasting bag
رول وبر, رول تنظيف الوبر, رولر وبر, لينت رولر, مزيل وبر لاصق, lint roller
ماكينة وبر, ماكينة ازالة الوبر, مزيل الوبر الكهربائي, ماكينة وبرة, lint remover, fabric shaver
طشت, طشوت, طست, wash basin tub
كيس غسيل شبك, شبكة غسيل, اكياس غسيل الملابس, كيس شبك للغسالة, laundry bag
غطاء ترابيزة مكواة, كسوة ترابيزة كي, قماش ترابيزة المكواة, غطا طاولة كي, ironing board cover < غطاء
لوف مغربي, لوف طبيعي, لوفة استحمام, ليفة حمام, ليفة استحمام, لوف بلدي, bath loofah < ليفه
ملاية بأستك, ملاية استك, ملاية مطاط, شرشف مطاط, ملايه باستيك < ملايه
كيس لحاف, كسوة لحاف, دوفيه كفر
دفاية سرير كهربائية, بطانية كهربائية, بطانية كهربا, مفرش سرير كهربائي, electric blanket < بطانيه
لباد مرتبة, توبر مرتبة, لبادة مرتبة
فوطة وش, فوط وش, فوطة يد, فوط وجه, face towel, hand towel < فوطه
شيفون ستارة, ستارة تل, ستارة فوال, sheer curtain, voile curtain < ستاره
ستارة رول, رول ستارة, ستارة رولر, ستائر مكتبية, roller blind < ستاره
ماسورة ستارة, مواسير ستائر, مجرى ستارة, عمود ستارة, كورنيش ستارة, curtain rod, curtain rail
حلقات ستارة, كلبسات ستارة, حلق ستارة, خطاف ستارة, curtain rings, curtain hooks < حلق
مساكة ستارة, ماسكة ستارة, مرابط ستائر, رباط ستارة, شرابة ستارة, curtain tieback
مشاية طرقة, سجادة طرقة, runner rug < سجاده
حصيره, حصير بلاستيك, حصير سمار, plastic mat, straw mat
غطاء كنبة, غطا انتريه, كسوة انتريه, غطاء ركنة, بياضات انتريه, مفرش كنبة, sofa cover, sofa slipcover < غطاء
غطاء كراسي سفرة, كسوة كرسي, تلبيسة كرسي, chair cover
رانر سفرة, رنر سفرة, رانر ترابيزة, مفرش رانر < مفرش ترابيزه
بليس مات, قاعدة طبق, مفرش طبق, بليسمات, placemat, place mat
فوط سفرة, فوطة سفرة قماش, منديل سفرة, نابكن قماش, napkin < فوطه
ماسكة فرن, ماسكة مطبخ, oven mitt, pot holder
غطاء ثلاجة, مفرش تلاجة, غطا تلاجة, كسوة ثلاجة, fridge cover < غطاء
طقم ملايات أطفال, ملاية سرير اطفال, ملاية اطفال, مفرش سرير اطفال, kids bedding, kids bed sheet < ملايه
طاسة جريل, جريل بان, طاسة شوي, شواية بوتاجاز, grill pan < طاسه
صينية كب كيك, قالب مافن, قوالب كب كيك, صينية مافن, muffin pan < صينيه
ورق كب كيك, كبسولات كب كيك, كوب كيك ورق, كبسولات كيك, cupcake liners < دواء
قالب كحك, منقاش كحك, نقاش كحك, قوالب معمول, منقاش كعك, maamoul mold, kahk tongs
قالب طعميه, مكبس طعمية, قالب فلافل, falafel scoop, falafel mold < قالب كيك
ماكينة بسكوت, مكنة بسكويت, مسدس بسكويت, ماكينة بيتي فور, مكبس بيتيفور, cookie press
كيس حلواني, كيس تزيين, كيس كريمة, أقماع تزيين, قمع حلواني, piping bag, icing bag
قطاعة عجين, قطاعة بسكوت, قطاعات بسكويت, كوكي كتر, قطاعة كوكيز, cookie cutter < قطاعه خضار
قطاعة بيتزا, عجلة بيتزا, مقطع بيتزا, قطاعة بيتسا, pizza cutter < قطاعه خضار
مقصوصه, معلقة مخرمة, كفشة مخرمة, كبشة مخرمة, skimmer, slotted spoon
ملقاط أكل, ماشة اكل, ملقاط طعام, ماسك مطبخ, ملقط مشويات, kitchen tongs, food tongs
مصفاه شاى, مصفى شاي, صفاية شاي, tea strainer, tea infuser
منخل, مناخل, sieve, flour sifter
غربال, غرابيل, sifter, grain sieve
تقوير كوسة, مقوره, مقوار, corer
مخرطه ملوخيه, مخرطة بقدونس, mezzaluna, herb chopper
هون نحاس, مدق توم, مدق تومة, هاون, هون خشب, mortar and pestle < مدق
هراسة توم, عصارة توم, هراسة تومة, كباسة توم, مهرسة ثوم, garlic press
شاكوش لحمة, شاكوش استيك, مدقة لحمة, مطرقة لحم, شاكوش لحم, meat tenderizer, meat mallet < شاكوش
فرامة يدوي, كبه يدوي, فرامة حبل, مفرمة يدوية, manual chopper, pull chopper < مفرمه
سيخ شوي, سيخ مشاوي, اسياخ, skewers, skewer
أعواد خشب للشوي, سيخ خشب, اسياخ خشب, خلة شيش طاووق, wooden skewers, bamboo skewers
خلة سنان, خلة اسنان, سلاكة سنان, عيدان اسنان, خلل سنان, toothpicks, toothpick
شبكة شوي, شبكة شواية, شبك شوي, شبكة جريل, grill grate, grill mesh
مروحة فحم, هواية فحم, مهواية شوي, مهفة فحم, مروحة شوي يدوية, charcoal fan, bbq fan
مكعبات اشعال, مساعد اشتعال, fire starter < مكعبات
كنكة قهوة, كنكة نحاس, تنكة قهوة, ركوة قهوة, cezve, coffee pot < كنكه
سبرتايه, وابور سبرتو, spirit burner, alcohol stove
وابور جاز, بابور جاز, باجور جاز, وابور كيروسين, kerosene stove
مطحنة بن يدوي, طاحونة بن يدوي, مطحنة قهوة يدوية, manual coffee grinder < مطحنه
فرنش بريس, فرنش برس, مكبس قهوة فرنسي, فرينش بريس, french press
طقم شربات, اطقم شربات, دورق وكوبايات, طقم عصير, drinking set, juice set
قلة فخار, قلة مياه, قلل فخار, clay water jug
ازيار, زير, clay water jar
قالب ثلج, قوالب تلج, فورمة تلج, ice cube tray < قالب كيك
كانة لبن, سطل لبن, قسط لبن, كانة حليب, milk can, milk churn
أطباق ميلامين, طقم ميلامين, اطباق ملامين, ميلامين, melamine plates < طبق
صينية بايركس, طقم بايركس, طاجن بايركس, pyrex dish, glass bakeware
شوكة أكل, شوك اكل, شوكة طعام, شوك ومعالق, شوكة سفرة < شوكه
ستاند كيك, ستاند تورتة, حامل تورتة, ستاند حلويات, استاند كيك, cake stand < ستاند
حمالة سخان طعام, سخان بوفيه, شافينج ديش, شافنج ديش, سخان اكل بوفيه, chafing dish
ملاحة وفلفلة, طقم ملح وفلفل < ملاحه
سكريات تقديم, علبة سكر, sugar bowl, وعاء سكر
عمود أكل, عمود طعام, عامود اكل, tiffin
صندوق عيش, خبازة, علبة عيش, حافظة خبز, عياشة, bread box, bread bin
طبق بيض بلاستيك, علبة بيض, حافظة بيض, منظم بيض, egg holder, egg tray
غطاء طعام شبك, غطا اكل, ناموسية اكل, غطاء اكل شبكي, food cover, mesh food tent < غطاء
حامل مناديل سفرة, علبة مناديل خشب, حافظة مناديل, صندوق مناديل, tissue box holder
حامل رول مطبخ, حامل مناديل مطبخ, حامل ورق مطبخ, paper towel holder < ستاند
شاليموه, شفاطة عصير, شاليموهات, مصاصة عصير, شاليمو, drinking straw < مصاصه
انبوبة بوتاجاز, انبوبة غاز, اسطوانة غاز, امبوبة, gas cylinder
خرطوم بوتاجاز, خرطوم غاز, خرطوم انبوبة, لي غاز, gas hose < ساقيه
منظم بوتاجاز, منظم انبوبة, منظم غاز, محبس انبوبة, gas regulator < منظم
شعلة بوتاجاز, عين بوتاجاز, شعلات بوتاجاز, مسطح شعلة, stove burner
فلاية صراصير, مصيدة صراصير, بيت صراصير لاصق, مصيدة لاصقة للصراصير, cockroach trap < سم فيران
بودرة نمل, مبيد نمل, سم نمل, بودرة النمل, جل نمل, ant killer
مبيد بق, رش بق الفراش, علاج بق الفراش, bed bug spray
لاصق فيران, غرا فيران, لوح لاصق للفئران, مصيدة لاصقة فيران, glue trap, mouse glue
منشه, مضرب دبان, مضرب ذباب, fly swatter
اقراص ناموس, قرص ناموس كهربا, ورق ناموس, mosquito mats
لفائف ناموس, حلزون ناموس, قرص ناموس بيتحرق, كويل ناموس, mosquito coil
لاصق دبان, شريط دبان لاصق, مصيدة ذباب, مصيدة دبان, fly paper, fly trap < سم فيران
كرات نفتالين, نفتالين, نفتلين, كور نفتالين, mothballs, naphthalene < كوره
سلك ناموس, سلك شباك, سلك مانع للحشرات, سلك شبابيك, شبك ناموس شباك, window screen, insect screen < سلك مواعين
ستارة مغناطيس, ستارة ناموس مغناطيس, ستارة باب مغناطيسية, magnetic door screen < ستاره
سيفون حشرات, غطاء بلاعة مانع للحشرات, سدادة بلاعة مانع حشرات, floor drain cover
ديسبنسر صابون, مضخة صابون, طلمبة صابون, موزع صابون, بمب صابون سائل
كوب فرش أسنان, حامل فرش اسنان, حامل فرش ومعجون, ستاند فرش سنان, toothbrush holder < ستاند
حامل مناديل حمام, حامل ورق تواليت, علاقة مناديل حمام, حامل رول حمام, toilet paper holder < ستاند
فواطه, علاقة فوط, towel rack, towel bar
شماعة حمام, علاقة حمام, شماعة شفط, خطاف حمام, bathroom hook < شماعه
رف حمام, ارفف حمام, رف زاوية حمام, ركنة حمام استانلس, bathroom shelf, shower caddy < رف
مراية حمام, مرايا حمام, مرآة حمام, مراية حوض, bathroom mirror < مرايه
غطاء قاعدة, سيديلي, سديلي, غطاء تواليت, غطا قاعدة حمام, toilet seat < غطاء
قعدة أطفال للتواليت, سديلي اطفال, قعدة حمام اطفال, مقعد تواليت اطفال, kids toilet seat
حوض حمام, حوض وش, حوض غسيل ايدين, احواض حمام, مغسلة, wash basin, bathroom sink < حوض
كابينة شاور, كابينة دش, شاور كابينة, كبينة شاور, shower cabin
دش حمام, دش سماعة, سماعة دش, راس دش, دوش حمام < دش
خرطوم دش, لي دش, ليات دش, خرطوم شاور, shower hose < ساقيه
كوز حمام, كوز بلاستيك, كوز استحمام, كيزان, bath dipper
كرسي حمام بلاستيك, كرسي استحمام, bath stool, shower chair < قاعده حمام
لاصق مانع للانزلاق, شريط مانع للتزحلق, anti slip tape < لزق
فلتر حنفية, فلتر صنبور, منقي حنفية, بوز حنفية فلتر, faucet filter < فلتر
هواية حنفية, فلتر رغوة حنفية, بوز حنفية, هوايه خلاط, faucet aerator
وصلة حنفية مرنة, وصلة حنفية متحركة, بوز حنفية مرن, وصلة توفير مياه, faucet extender < كابل
لي سخان, لي مياه, ليات مياه, وصلة سخان, خرطوم توصيل مياه, flexible water hose
سيفون حوض, سيفون اكورديون, sink siphon, p trap < سيفون
صندوق طرد, سيفون طرد, toilet flush tank, cistern < سيفون
عوامة خزان, عوامة مياه, عوامة تنك, float valve < عوامه
بالوعة صفاية, صفاية ارضية, صفاية بلاعة, غطا بلاعة, بيبة صرف, floor drain
مصفاة حوض, صفاية حوض, مصفى حوض, شبكة حوض, sink strainer
سوستة تسليك, زنبرك تسليك, سلك تسليك مجاري, drain snake, drain auger
كباس حوض, شفاط تسليك, كباس بلاعات, شفاطة حوض, مدفع تسليك, plunger
ماسورة بي بي آر, مواسير ppr, مواسير بي بي ار, مواسير مياه, ppr pipe
ماسورة صرف, مواسير pvc, مواسير بي في سي, مواسير صرف, pvc pipe
كوع مواسير, كوع ppr, كوع صرف, اكواع, pipe elbow
محبس مياه, محابس, محبس زاوية, محبس كورة, angle valve, stop valve < خاتم
شريط تيفلون, تيفلون سباكة, تفلون, ptfe tape, teflon tape
ماكينة لحام مواسير, مكواة مواسير, مكواة لحام ppr, ماكينة لحام بي بي ار, ppr welding machine < ماكينه لحام
صالون مدهب, طقم صالون, صالون كلاسيك, صالون مودرن اثاث, salon set < انتريه
قعدة عربى, مجلس عربي, جلسة عربي, arabic majlis
كرسى سفره, كراسي سفرة, dining chair < كرسي
ترابيزه وسط, ترابيزة انتريه, طقم ترابيزات < ترابيزه
ترابيزة قابلة للطي, طاولة طي, ترابيزة بتتطبق, ترابيزة فولدنج, folding table < ترابيزه
طبليه, طبالي, low round table
ترابيزة لاب توب, طاولة لاب توب سرير, ترابيزة لابتوب, laptop table, bed tray table < ترابيزه
سرير دورين, سرير طابقين, سرير ادوار, bunk bed < سرير
بوفيه سفرة, بوفيه خشب, كونسول بوفيه, buffet cabinet < بوفيه
استاند معدن ارفف, رفوف معدن, ارفف تخزين معدن, رفوف دكسيون, دكسيون, metal storage rack < رف
ترولي مطبخ, عربة مطبخ ارفف, ترولي ارفف, kitchen trolley, storage cart < شنطه سفر
بارافان, برافان, بارفان خشب, حاجز غرفة, room divider, folding screen < برفان
أكياس شفط هواء, اكياس فاكيوم للملابس, اكياس تفريغ هواء بطاطين, vacuum storage bags
مفصلة, مفصلات, hinge
عين سحريه, عين باب سحرية, door viewer, peephole
ستوبر باب, مصد باب, مانع خبط الباب, سدادة باب, door stopper
مانع تراب للباب, مانع تسرب هواء للباب, فرشة باب سفلية, عازل باب اسفل, door draft stopper
غالق باب, باب هيدروليك, هيدروليك باب, ماكينة غلق الباب, door closer
عجل أثاث, عجل كراسي, عجل ترابيزة, عجلات اثاث, caster < عجله
لباد كراسي, حماية ارجل الكراسي, لباد عفش, فوت باد كراسي, furniture pads, chair leg pads
واقي زوايا, حماية زوايا اطفال, حماية حروف ترابيزة, corner guard, corner protector
كشاف خارجي, كشاف ليد خارجي, كشاف بروجيكتور ليد, كشافات واجهة < كشاف
بانل ليد, بانل لايت, لوحة ليد سقف, بانيل ليد, led panel
لمبة نيون, لمبات نيون, كشاف نيون, فلورسنت, fluorescent lamp, tube light < لمبه
بروجيكتور نجوم, لمبة نجوم, جهاز نجوم السقف, star projector, galaxy projector
لمبة جاز, لمبة كيروسين, كلوب جاز, لامبة جاز, kerosene lamp, oil lamp < لمبه
مراية حائط, مراية طويلة, مرايا حائط, مرآة حائط, wall mirror < مرايه
بانوه, بانوهات فوم, بديل خشب, بديل رخام, بانوهات حائط, wall panel, wall paneling
فوم حائط لاصق, فوم طوب لاصق, طوب فوم, ورق حائط فوم, foam wall brick
نجيلة صناعية, نجيل صناعي, عشب صناعي, سجادة نجيلة, artificial grass
شمعدان, شمعدانات, حامل شمع, candle holder, candlestick < ستاند
فواحة أعواد, معطر اعواد, ريد ديفيوزر, عيدان معطرة
دريم كاتشر, صائدة الاحلام, صائد الاحلام, دريمكاتشر, dream catcher
مغناطيس ثلاجة, ماجنت تلاجة, مغناطيس تلاجه, fridge magnet
نافورة ديكور, شلال ديكور, نافورة مكتب, نافورة مياه صغيرة, tabletop fountain
علاقة مفاتيح, تعليقة مفاتيح حائط, شماعة مفاتيح, حامل مفاتيح, key holder
غسالة عادية, غسالة فوق تحميل عادية, غسالة بلدي, غسالة صغيرة يدوي, mini washing machine < غساله
عصارة غسيل, عصارة هدوم, spin dryer < عصاره
مروحة شحن, مروحة بتشحن, مروحة محمولة, مروحة يد usb, rechargeable fan, portable fan < مروحه
سخان مياه كهرباء, electric water heater < سخان
هيتر سخان, سخان مياه غاطس, هيتر غلاية, سخان غطاس, immersion heater < دفايه
كبة لحمة, فرامة خضار كهربائية, food chopper, electric chopper < كبه
مطحنة كهربائية, مطحنة بن كهرباء, مطحنة توابل كهربائية, طحانة كهربا, electric grinder < مطحنه
ماكينة قهوة تركي, كنكة كهرباء, مكنة قهوة تركي, كنكة كهربائية, electric turkish coffee maker < ماكينه قهوه
رغاية لبن, مضرب نسكافيه, خفاق لبن, رغوة حليب ماكينة, مضرب كابتشينو, milk frother
قلاية بطاطس, قلاية زيت كهربائية, ديب فراير < قلايه
ماكينة غزل البنات, مكنة غزل بنات, صانعة غزل البنات, cotton candy machine
ماكينة تغليف فاكيوم, ماكينة تفريغ الهواء, فاكيوم سيلر, مكنة شفط هواء الاكياس, vacuum sealer
لحام أكياس, مكنة لحام كياس, مكواة لحام اكياس, bag sealer, heat sealer < ماكينه لحام
ماكينة عيش, صانعة خبز, ماكينة خبز, خبازة كهربائية, bread maker
فرن بيتزا كهربائي, ماكينة بيتزا, بيتزا ميكر, فرن بيتزا كهربا, pizza maker < فرن
ماكينة مكرونة, مكنة مكرونة, ماكينة فرد عجين, pasta maker, pasta machine
مفك تيست, تيستر كهرباء, مفك اختبار, voltage tester, مفك فاحص < مفك
مرزبه, مهدة, شاكوش تكسير يدوي, sledgehammer < شاكوش
قصافة أسلاك, قصافة كهربا, قشارة سلك, عراية اسلاك, wire stripper, wire cutter < كماشه
مفاتيح بلدي مشرشر, طقم مفاتيح مشرشر, مفتاح مشرشر, طقم مفاتيح بلدي, combination wrench set, spanner set < مفتاح صيانه
مفتاح مواسير, مفتاح سباكة, مفتاح ماسورة, pipe wrench
بنطة كورونة, كورونا حفر, كورونة شنيور, بنطة توسيع, hole saw < بنطه
حجر صاروخ, اسطوانة قطعية, حجر قطعية, حجر جلخ, grinding disc
منشار خشب, منشار يدوي, منشار نجارة, hand saw < منشار
منشار حديد, منشار حدادي, سلاح منشار حديد, صدادي, hacksaw < منشار
فارة نجارة, فارة خشب, فاره نجار, مسحاج, wood planer, hand plane < ماوس
أزميل, ازاميل, chisel
مبرد حديد, مبرد خشب, مبارد, مبرد يدوي, metal file, wood rasp
منجله, ملزمة حديد, bench vise
قمطة, قمط نجارة, فتيل نجارة, زرجينه, clamp
متر ليزر, متر ديجيتال ليزر, جهاز قياس مسافات ليزر, laser distance meter
أسلاك لحام, سلك لحام كهربا, الكترود لحام, اسياخ لحام, welding rods, welding electrode
قصدير لحام, سلك قصدير, قصدير كاوية, سلك لحام قصدير, solder wire < سلك مواعين
نظارة حماية, نظارات سلامة, نظارة لحام, نضارة حماية, safety goggles < نظاره
خوذة أمان, خوذة مهندس, خوذة سلامة, خوذه مهندسين, hard hat, safety helmet < خوذه
فيست عاكس, سديري عاكس, صديري فسفوري, فيست سيفتي, reflective vest < فيست
جوانتي عمل, جوانتي شغل, جوانتي سيفتي, قفازات عمل, work gloves < جوانتي
كمبروسر هواء, كمبريسور, ضاغط هواء, كباس هوا ورشة
سلم خشب, سلم الومنيوم, سلالم المنيوم, سلم مطبخ, سلم تلسكوبي, step ladder < سلم
مسامير خشب, مسمار برمة, مسامير برمة, مسمار فيلبس < مسامير
فيشر حيطة, فيشر بلاستيك, خوابير, خابور, فيشر ومسامير, wall anchor < مسامير
صواميل, صامولة, مسمار بصامولة, وردة وصامولة, nuts and bolts < مسامير
أصابع شمع, شمع مسدس, صوابع شمع, glue sticks hot melt
غراء أبيض, غرا ابيض, غراء خشب, غرا نجارة, wood glue, white glue < صمغ
لاصق كلة, كلة شفافة لاصق, لاصق جزم, غرا احذية, contact cement, shoe glue < لزق
لاصق إيبوكسي, ايبوكسي, معجون لحام, لاصق ستيل, epoxy adhesive < لزق
دباسة خشب, دباسة نجارة, مسدس دبابيس, دباسة تنجيد, staple gun < دباسه
مسدس برشام, برشمة, مكنة برشام, مسمار برشام, rivet gun
ونش يدوي, بلانكو, بالنكو, ونش سلسلة, chain hoist
طوب احمر, طوب طفلي, طوبة حمرا, red brick < اسمنت
سيراميك ارضيات, بلاط سيراميك, سيراميك حوائط, بورسلين ارضيات, ceramic tiles < سيراميك
سقية, لباني سيراميك, روبة سيراميك, grout
لاصق سيراميك, مونة لاصقة للسيراميك, كولة سيراميك, tile adhesive
قلم سقية, قلم تبييض فواصل السيراميك, ماركر فواصل البلاط, grout pen < قلم
باركية, ارضيات باركيه, parquet, laminate flooring
أرضيات فينيل, بلاط فينيل, فينيل ارضيات, vinyl flooring
ألواح جبس بورد, جبسوم بورد, جبس بورد, جبسمبورد, gypsum board, drywall
عازل مياه أسطح, عزل اسطح, عازل رطوبة, رولات عزل, سيكا عزل, waterproofing coating
مسطرين, مسطرينة, بروة محارة, trowel
قصعة, قروانة مونة, mortar pan
خيط بنا, خيط شاغول, ميزان خيط, شاغول, plumb bob < خيط
عربة يد, برويطة, برويته, عربية نقل رمل, wheelbarrow < عربيه
دهان لاكيه, دوكو خشب, بوية زيت, زيت لاكيه, enamel paint, oil paint for wood < دهان
سبراي دوكو, اسبراي دهان, علبة سبراي دوكو
ورنيش خشب, ورنيش شفاف, wood varnish < ورنيش
تنر, تينر, ثنر, thinner
سكينة معجون, سكاكين معجون, سكينة محارة, مكشطة دهان, putty knife < سكينه
ماكينة صنفرة, مكنة صنفرة, صنفرة كهربائية, صنفرة رعاشة, orbital sander < شريط لحام
شريط دهان, شكرتون ورق, لزق ورق نقاشة, ماسكنج تيب, masking tape < لزق
فيشه كهرباء, فيشة دكر, فيش كهربا, electric plug < فيشه
وش مفاتيح, اوشاش كهرباء, شاسيه ووش, لقمة ووش, switch plate
محول فيشة, ادابتور فيشة, محول سفر فيشة, مسلوب فيشة, travel adapter, plug adapter < محول
روزتة, روزيتة كهربا, روزتات, ترامل كهربا, terminal block, wire connector
لوحة كهرباء, لوحة مفاتيح كهربا, تابلوه كهرباء, علبة قواطع, electrical panel, distribution box < لوحه
بواط, علبة ماجيك, بوات كهربا, علب ماجيك, junction box
ترانك كهرباء, ترنك سلك, مجرى سلك, ترانكات, دكت سلك, cable trunking, cable duct
حماية تلاجة, محمي اجهزة, جهاز حماية ثلاجة, فيشة حماية الاجهزة, voltage protector
محول بطارية لكهرباء, power inverter < محول
كلامب ميتر, كلامبميتر, بنسة امبير, كلامب متر, clamp meter
تايمر كهرباء, تايمر فيشة, مؤقت كهربا, تايمر سخان, plug timer
حساس حركة, سينسور حركة, سنسور نور, دواية حساس, motion sensor < حساس
ديمر, دايمر, مفتاح ديمر, dimmer switch
جرس باب, جرس شقة, جرس لاسلكي, جرس بلبل, doorbell
إنتركم, انتركوم, intercom
بطارية ساعة, حجر ساعة, بطارية زرار, button cell battery < بطاريه
افيز بلاستيك, تاي راب, اربطة كابلات, كابل تاي, cable ties, zip ties
قفيز, قفزان, افيز خرطوم, افيز معدن, hose clamp
مسدس مياه خرطوم, بشبوري, مسدس رش خرطوم, بزبوز خرطوم, hose nozzle, water spray gun
رشاش زرع, رشاشة زرع, كنكة ري, مرشة زرع, watering can
بخاخة زرع, بخاخ مياه, رشاشة مياه يدوي, زجاجة رش, spray bottle
رشاشة ظهر, رشاش مبيدات, موتور رش, رشاشة ضغط, pressure sprayer, knapsack sprayer
شبكة تنقيط, ري بالتنقيط, نقاطات ري, خرطوم تنقيط, drip irrigation kit
ستاند زرع, حامل زرع, استاند قصاري, حامل اصيص, plant stand < ستاند
بذور خضروات, بذور زراعة, تقاوي, seeds for planting < بذور
مقص زرع, مقص تقليم, مقص شجر, مقص جنينة, pruning shears < مقص
شقرف, شقارف, جاروف زراعة صغير, منقرة زرع, hand trowel, garden trowel < جاروف
فاس, فؤوس, hoe
جاروف حفر, كريك رمل, shovel < جاروف
منجل, مناجل, محش برسيم, sickle
شوكة جنينة, كراكة جنينة, مشط جنينة, garden rake
ماكينة قص نجيلة, مكنة حش, مكنة نجيلة, جزازة عشب, lawn mower, grass trimmer
هاموك, مرجيحة شبك, سرير شبكي معلق < مرجيحه
شبك تظليل, شبك ظل, شبك تضليل زراعي, شبك أخضر, shade net
كسوة برجولة, تنده, تندات, مظلة بلكونة, awning < شماسي
طقم بلكونة, ترابيزة وكراسي بلكونة, طقم راتان, جلسة راتان, rattan set, balcony set
كرتونة فاضية, كراتين فاضية, كراتين تغليف, كرتونة شحن, صناديق كرتون, carton box, cardboard box
فقاقيع تغليف, بابلز تغليف, رول فقاقيع, بابل راب, bubble wrap
شريط دبل فيس, دابل فيس, لزق وشين, لاصق وجهين, double sided tape < لزق
لزق قماش, داكت تيب, شريط لاصق قماش, duct tape < لزق
قطاعة لزق, مسدس لزق, قطاعة سلوتيب, ماكينة لزق, tape dispenser, tape gun < قطاعه خضار
أكياس شحن, فلايرات شحن, فلاير شحن, اكياس كوريير, shipping bags, courier bag
شريط ساتان هدايا, شرايط ستان, شريطة هدايا, فيونكة هدايا, satin ribbon, gift ribbon
أكياس بلاستيك, شنط بلاستيك, اكياس شفافة, كياس نايلون, plastic bags
أكياس أورجانزا, اكياس توزيعات, اكياس شوبر, favor bags
حبل دوبارة, دوباره, دبارة, خيط خيش, jute twine < خيط
شكاير فاضية, شكارة بلاستيك, اجولة, شيكارة فاضية, woven sack
سنون قلم رصاص, سنون رصاص, علبة سنون, pencil leads < قلم سنون
قلم حبر سائل, قلم ريشة حبر, قلم حبر فاخر < قلم
قلم هايلايتر, قلم فسفوري, اقلام فسفورية, highlighter < قلم
قلم ماركر, برمننت ماركر, permanent marker < قلم
ممحاة سبورة, مساحة سبورة, بشورة سبورة, whiteboard eraser
طباشير, chalk
برجل هندسة, فرجار, برجل مدرسي, compass geometry < ادوات هندسيه
تجليد كراريس, جلاد كراسات, جلاد كتب, تجليدة كشكول, جلاد شفاف, book cover
تيكت مدرسي, تيكت كراسات, استيكر اسم مدرسة, تكتات مدرسة, school name labels
كوريكتور, كوركتور, كوريكتر, مصحح اقلام, correction pen, correction tape
نزاعة دبابيس, خلاعه, staple remover
خرامة ورق, تخريمة ورق, paper punch, hole puncher < خرامه
صمغ ورق, غراء مدرسي, صمغ سائل, لاصق صمغ, school glue < صمغ
جلو ستيك, صمغ صباع, صمغ ستيك, لاصق صباع < صمغ
ورق كربون, كربون نسخ, ورقة كربون, carbon paper
ورق فلوسكاب, فلوسكاب, ورق مسطر, فرخ فلوسكاب, foolscap paper
ظرف جواب, اظرف ورق, ظروف جوابات, مظروف < ظرف
ختامه, حبر ختامة, علبة ختامة, stamp pad < حبر
ختم كليشيه, ختم اتوماتيك, ختم شركة, rubber stamp < ختم
فرامة ورق, مفرمة ورق, قطاعة مستندات, paper shredder < مفرمه
ماكينة تغليف حراري, لامينيتور, مكنة تغليف كارنيهات, laminator < ماكينه تغليف
حامل كارنيه, جراب كارنيه, اي دي هولدر, شريطة كارنيه, id card holder, lanyard
ورق ريسيت, رول كاشير, بكر كاشير حراري, ورق كاشير, thermal paper roll
رول باركود, ورق باركود لاصق, ليبل باركود, barcode labels
مسدس تسعير, ماكينة تسعير, مسدس سعر, price gun, price labeler
قلم كشف تزوير, كشاف عملة, جهاز كشف التزوير, money detector
حصاله, حصالات, piggy bank, money box
مجسم كرة أرضية, كرة ارضية, نموذج الكرة الارضية, globe
خريطة حائط, خريطة العالم, خريطة مصر, world map poster
كارت دعوة, كروت دعوة, دعوات فرح, كروت افراح, invitation card < كارت
البوم صور, البومات, photo album
منفاخ بالونات, طرمبة بالونات, نفاخة بالونات, balloon pump
بالونات هيليوم, بالونة هيليوم, بالون فويل, بالونات فويل, foil balloons < بالون
توبر تورتة, كيك توبر, توبر كيك, cake topper
طراطير, طرطور, party hat
زمامير, زمارة, صفارة حفلات, party horn, party blower < صفاره
قاذف ورق ملون, كونفيتي, مدفع قصاقيص, قصاصات حفلات, confetti popper
سبراي فوم, رشاش فوم, سبراي حفلات, رغوة حفلات, سنو سبراي, party foam spray
صواريخ نار, شماريخ, شمروخ, العاب نارية, fireworks < لعبه
نجوم ليل عيدان, شمعة شرار, نجمة شرارة, عيدان شرار, شموع شرار, sparklers
شجرة كريسماس, شجرة الكريسماس, شجرة عيد الميلاد, شجرة راس السنة, christmas tree
زينة كريسماس, كور كريسماس, زينة الكريسماس, زينة راس السنة, christmas ornaments
طرطور بابا نويل, لبس بابا نويل, بدلة بابا نويل, santa costume
قناع حفلات, ماسك تنكري, اقنعة تنكرية, قناع تنكري, party mask
باروكة تنكرية, باروكة مهرج, شعر مستعار حفلات, clown wig < باروكه
لوازم سبوع, طقم سبوع, ابريق سبوع, baby sebou set
دفوف, دف جلد, frame drum < طبله
كمنجه, كمنجات, كمانجة, كمان موسيقى, الة الكمان, كمان خشب < كمان
قوس كمنجة, قوس كمان, قلفونية كمان, violin bow
حامل مصحف, كرسي مصحف, ستاند مصحف, حمالة مصحف, quran stand < ستاند
عداد تسبيح, سبحة الكترونية, خاتم تسبيح, tasbih counter
ملابس إحرام, احرام رجالي, طقم احرام, بشكير احرام, ihram
حزام إحرام, حزام حج, كمر احرام, ihram belt < حزام
لبان دكر, لبان ضكر, frankincense < لبان
فحم مبخرة, فحم بخور, قرص فحم سريع, incense charcoal < معسل
راديو قران, سماعة قرآن, جهاز قران, quran speaker
قلم ناطق قرآن, قلم قارئ القران, مصحف ناطق, quran reading pen < قلم
ساعة أذان, ساعة مسجد, ساعة الفجر, azan clock < ساعه
كرسي صلاة, كرسي مصلي, مسند ظهر للمسجد, prayer chair < كرسي
صلبان, صليب, cross, crucifix
ايقونة, ايقونات, coptic icon
ماكينة أوفر, مكنة اوفر, ماكينة اوفرلوك, اوفر لوك, overlock machine
مكوك ماكينة خياطة, بكر مكوك, مكوك خياطة, bobbin
إبر ماكينة خياطة, ابر مكنة خياطة, ابرة مكنة, sewing machine needles < ابر
مدخل خيط, لضامة ابرة, لضام ابر, ملضمة, needle threader
بكرة خيط, خيط خياطة, بكر خيط, خيوط خياطة, فتلة خياطة, sewing thread
كستبان, كستبانات, كشتبان, thimble
مقص قماش, مقص خياطة, مقصات خياطة, مقص ترزي, fabric scissors < مقص
متر خياطة, مازوره, شريط قياس خياطة, sewing tape measure < متر قياس
دبابيس خياطة, دبابيس طرحة, دبوس ابرة, sewing pins
ازرار, زراير قميص
كبسون, كبسونات, كباسين, كبسونة, snap buttons
سوستة هدوم, سوستة بنطلون, سحاب
أستك خياطة, استك ملابس, مطاط خياطة, استيك هدوم, elastic band sewing
فيلكرو, لاصق فيلكرو, شريط سكراتش, سكراتش لاصق, فلكرو, velcro
دانتيل, شريط دانتيل, دنتيل, دانتلا, ركامة, lace trim
ترتر, ترترة, خرج النجف, sequins
خرز, خرزة, حبات خرز, beads
فازلين خياطة, حشو لازق, فازلين لازق, قماش فازلين, fusible interfacing < فازلين
طباشير خياطة, صابونة ترزي, طباشير ترزي, tailor chalk
فتاحة خياطة, فكاكة خياطة, فتاحة عراوي, فتاقة, seam ripper < فتاحه علب
مانيكان خياطة, منيكان, مانيكان عرض, mannequin
قماش قطن بالمتر, قماش متر, اقمشة بالمتر, قماش خياطة, fabric by the meter < قماش
فايبر حشو, حشو مخدات, حشو فايبر, فيبر حشو, pillow stuffing, fiberfill
صبغة ملابس, صبغة هدوم, صبغة قماش, صباغ ملابس, fabric dye < صبغه
طاره تطريز, طارات تطريز, طوق تطريز, طارة خشب تطريز, embroidery hoop
خيط تطريز, خيوط تطريز, خيط كنفا, فتلة تطريز, كوتون برليه, embroidery thread < خيط
ايتامين, قماش ايتامين, كنفا, كانفاه, قماش كنفاه, aida cloth < قماش
ابرة كروشيه, ابر كروشيه, صنارة كروشيه, سنارة كروشيه, crochet hook < ابر
ابر تريكو, ابرة تريكو, سنارة تريكو, knitting needles < ابر
خيط مكرميه, حبل مكرمية, خيط ماكرمية, macrame cord < خيط
نول, weaving loom
فوم جليتر, فوم اشغال, ورق فوم, فوم ملون, eva foam sheets
جليتر, جلتر, بودرة لمعة اشغال, glitter powder
ورق كوريشه, كوريشة, ورق كريشة, crepe paper
ورق كانسون, كانسون, ورق كنسون, فرخ كانسون, canson paper
ورق برستول, برستول, لوح برستول, كرتون برستول, bristol board
فلين, لوح فلين, foam board, styrofoam sheet
ريزن, ايبوكسي ريزن, راتنج ايبوكسي اعمال يدوية, epoxy resin
شمع خام, شمع برافين, شمع صويا, شمع تصنيع الشموع, candle wax
فتيل شمع, فتلة شمع, فتايل شموع, candle wick
طين أسواني, طين نحت, طينة فخار, طين خزف, pottery clay
الوان فلوماستر, فلومستر, felt tip pens, coloring markers < الوان
الوان جواش, جواش, gouache < الوان
الوان زيت, الوان زيتية للرسم, انابيب الوان زيت, artist oil colors < الوان
الوان باستيل, باستيل زيت, باستيل طباشير, oil pastels, soft pastel
فحم رسم, اصابع فحم للرسم, قلم فحم, charcoal pencils
كنفس رسم, توال رسم, تابلوه ابيض للرسم, blank canvas
استاند رسم, حامل لوحات, شيفاليه, شفالية رسم, painting easel
بالتة ألوان رسم, بالتة رسم, باليتة الوان, بليتة رسم, paint palette
حبر شيني, حبر صيني, حبر خط عربي, حبر رسم, india ink < حبر
قلم خط عربي, اقلام خط عربي, قلم بوص للخط, calligraphy pen < قلم
رسم بالارقام, لوحة رسم بالارقام, paint by numbers < ادوات رسم
دايموند بينتنج, لوحة فصوص, رسم بالكريستال, دايموند بينتينج, diamond painting
مقص ورق, مقصات ورق, مقص اطفال مدرسة, مقص مكتب, paper scissors < مقص
فرشة جزم, فرشة تلميع جزم, فرشاة احذية, فرشة احذية, shoe brush
قرن جزمة, كرته جزم, لبيسه, shoe horn
نفاخ كهربائي, منفاخ مراتب, نفاخة كهربائية, inflator
مسامير صلب, مسمار صلب, مسمار شاكوش, مسامير حيطة, nail < مسامير
بلطة, بلط تقطيع خشب, hatchet
دبابيس مشبك, دبوس مشبك, دبوس امان, مشابك دبوس, safety pins, safety pin
سائل ناموس, جهاز ناموس سائل, سائل طارد للناموس, mosquito liquid, liquid mosquito repellent
جملكة, جمالكا, جملكا, كمالكا, shellac
ألواح فلين طبيعي, لوح فلين دبابيس, لوحة فلين, بورد فلين, cork board
توزيعات سبوع, توزيعات مولود, سبوع توزيعات, sebou favors
ماكينة عصير قصب, عصارة قصب, مكنة قصب, sugarcane juicer
حلاوة مولد, حلاوة المولد, علبة حلاوة مولد, mawlid sweets
عروسة مولد, عروسة المولد, عرايس مولد, mawlid doll < عروسه
موبايل زراير, تليفون زراير, موبايل بزراير, هاتف بأزرار, feature phone, button phone < موبايل
تليفون لاسلكي, تليفون كوردلس, هاتف لاسلكي منزلي, كوردلس < موبايل
عدسة حماية كاميرا الموبايل, حماية عدسة موبايل, اسكرينة كاميرا, واقي عدسة الهاتف, camera lens protector < اسكرينه
كابل تايب سي, وصلة تايب سي, كيبل تايب سي, type c cable, usb-c cable, سلك تايب سي < كابل
حامل موبايل للعربية, هولدر عربية, هولدر موبايل للسيارة, ستاند موبايل عربية, car phone holder < ستاند
بوب سوكيت, حلقة موبايل, مسكة موبايل, خاتم موبايل, pop socket, phone ring holder
سماعة اذن بلوتوث, هيدفون بلوتوث, bluetooth headset < سماعه
سماعة رقبة, سماعة نيك باند, نيك باند بلوتوث, neckband earphones, neckband headset < سماعه
شاشة موبايل بديلة, شاشة موبايل قطع غيار, طقم شاشة موبايل, شاشة وتاتش, phone replacement screen < قطعه غيار
باغة موبايل, غطا خلفي للموبايل قطعة غيار, phone back glass, back cover replacement < قطعه غيار
دبوس شريحة, ابرة شريحة, مفتاح درج الشريحة, sim ejector, sim pin
كارت ريدر, قارئ كروت ميموري, كارد ريدر, قارئ بطاقات الذاكرة, card reader
وصلة او تي جي, وصلة اوتي جي, كابل OTG, محول او تي جي, otg adapter < كابل
مبرد موبايل, مروحة تبريد موبايل, كولر موبايل, phone cooler, mobile cooling fan < مروحه تبريد
حزام موبايل, علاقة موبايل, ميدالية موبايل حبل, سلسلة موبايل, phone strap, phone lanyard
شنطة موبايل ضد المية, جراب موبايل مائي, حافظة موبايل للبحر, waterproof phone pouch < جراب
كيبورد نمري, نمباد, لوحة ارقام كمبيوتر, numpad, numeric keypad < كيبورد
ملصق كيبورد عربي, استيكر كيبورد, ستيكر حروف كيبورد, keyboard stickers
سيليكون كيبورد, غطاء كيبورد, واقي كيبورد, keyboard cover
حامل شاشة كمبيوتر, دراع شاشة, ستاند مونيتور, ذراع شاشة, monitor arm, monitor stand
كيس هارد, انكلوجر هارد, علبة هارد خارجية, hard disk enclosure, hdd case
باور سبلاي كمبيوتر, باور كيسة, مزود طاقة كمبيوتر, power supply unit < باور سبلاي
معجون حراري, معجون بروسيسور, ثيرمال بيست, معجون تبريد المعالج, thermal paste < معجون اسنان
كولر بروسيسور, مبرد معالج, مروحة بروسيسور, تبريد مائي للمعالج
طاولة لاب توب للسرير, تربيزة لابتوب, bed laptop desk < ترابيزه
سليف لاب توب, جراب لاب توب, حافظة لابتوب
ماي فاي, راوتر هوائي متنقل, راوتر محمول بشريحة, portable wifi < راوتر
وصلة واي فاي يو اس بي, فلاشة واي فاي, دونجل واي فاي, wifi adapter, usb wifi dongle
دونجل بلوتوث, فلاشة بلوتوث, وصلة بلوتوث كمبيوتر, bluetooth adapter, bluetooth dongle
فيش نت, راس كابل نت < فيشه
كباس نت, زرادية نت, مكبس كابل شبكة, بنسة نت < كماشه
سبليتر تليفون, سبلتر نت ارضي, فلتر خط تليفون, dsl splitter
وصلة اتش دي ام اي, كابل HDMI, كابل اتش دي, سلك اتش دي ام اي < كابل
وصلة في جي ايه, كابل VGA, كابل شاشة في جي ايه, vga cable < كابل
محول HDMI الى VGA, كونفرتر اتش دي في جي ايه, وصلة اتش دي لـ في جي ايه, hdmi to vga adapter < محول
كابل طابعة, كابل برنتر, سلك طابعة يو اس بي, printer cable < كابل
تونر طابعة ليزر, حبر ليزر < حبر
طابعة استيكرات, طابعة ليبل, طابعة ملصقات, label printer, barcode printer < طابعه
طابعة ريسيت, طابعة فواتير, طابعة كاشير, طابعة ايصالات, receipt printer, thermal printer < طابعه
طابعة ثلاثية الابعاد, طابعة ثري دي < طابعه
فيلمنت, خيط طابعة ثلاثية الابعاد, فيلامنت, pla filament < خيط
درج كاشير, درج نقدية, درج فلوس كاشير
تابلت رسم, جرافيك تابلت, لوح رسم الكتروني, graphics tablet, drawing tablet
يو بي اس راوتر, ميني يو بي اس, بطارية راوتر, باور بانك راوتر, mini ups, router ups
مؤشر عرض لاسلكي, ريموت بريزنتيشن, مؤشر ليزر للعرض, بريزنتر, wireless presenter, presentation remote
ناس ستوريدج, جهاز تخزين شبكي, nas storage < سيرفر
راك سيرفر, كابينة شبكات, دولاب راك, server rack, network cabinet
دي في دي رايتر, دي في دي خارجي, مشغل اسطوانات خارجي, external dvd drive, dvd writer
اسطوانات فاضية, سي دي فاضي, دي في دي فاضي, blank cd
سبيكر كمبيوتر, صب كمبيوتر, computer speakers < سبيكر
طبق دش, طبق فضائي, اطباق دش, طبق ستالايت, satellite dish < طبق
وحدة دش, عدسة دش, ال ان بي, lnb, عين دش
دايسك, ديسك دش, سويتش دش, دايزك, diseqc switch, ديزك
سلك دش, كابل دش, كابل ريسيفر كواكسيال, coaxial cable < كابل
ايريال, اريال تلفزيون, هوائي تلفزيون, انتينا تلفزيون, tv antenna, tv aerial
ريموت ريسيفر, ريموت دش, ريموت رسيفر, receiver remote < ريموت
جراب ريموت, كيس ريموت, كفر ريموت سيليكون, remote cover < جراب
سبيكر بلوتوث, سماعة بلوتوث محمولة, مكبر صوت بلوتوث, سبيكر متنقل, portable speaker < سبيكر
دي جي محمول, سماعة دي جي, سماعة حفلات, بارتي سبيكر, بوكس بارتي, party box, partybox, party speaker < سماعه
امبليفاير, مضخم صوت, امبلفاير, امبلي فاير, amplifier
ميكسر صوت, مكسر صوت, طاولة مكساج, audio mixer, sound mixer
كارت صوت, ساوند كارد, sound card, audio interface < كارت
مايك ياقة, مايك كوليه, مايك لافالير, ميكروفون ياقة, مايك وايرلس للموبايل, lavalier microphone, lapel mic < ميكروفون
حامل مايك, ستاند مايك, قاعدة ميكروفون, mic stand, microphone stand < ستاند
بوب فلتر, فلتر مايك, اسفنجة مايك, pop filter, mic windscreen
ميجافون, مكبر صوت يدوي, مكبر صوت بياعين, ميكروفون بياع, megaphone < سبيكر
كاسيت, مسجل كاسيت, جهاز كاسيت منزلي, cassette player < كاسيت سياره
بيك اب اسطوانات, جرامافون, مشغل اسطوانات فينيل, turntable, record player
ام بي ثري, مشغل موسيقى محمول
ريكوردر صوت, مسجل صوت, جهاز تسجيل صوت, مسجل محاضرات, voice recorder
شاشة بروجيكتور, شاشة عرض بروجكتور, شاشة داتا شو, projector screen
كاميرا فورية, كاميرا بولارويد, كاميرا انستاكس, instant camera, polaroid camera < كاميرا
فيلم كاميرا فورية, ورق انستاكس, فيلم بولارويد, instax film, instant film
كاميرا فيلم, كاميرا افلام قديمة, فيلم كاميرا انالوج, film camera, analog camera < كاميرا
كاميرا فيديو, كامكوردر, camcorder, video camera < كاميرا
اكشن كاميرا, كاميرا رياضية, كاميرا اكشن, action camera < كاميرا
دي في ار, جهاز تسجيل كاميرات, DVR كاميرات, مسجل كاميرات مراقبة, dvr recorder, nvr recorder
بالون كاميرات, فيديو بالون, وصلة بالون كاميرا, video balun
مونوبود, حامل كاميرا احادي, عصاية كاميرا, monopod < ستاند
جيمبال, مانع اهتزاز, ستابيلايزر موبايل, gimbal, جمبل
خلفية تصوير, كروما, خلفية كروما خضراء, green screen, photography backdrop
لايت بوكس, صندوق تصوير منتجات, بوكس تصوير منتجات, photo light box
بطارية كاميرا, بطاريات كاميرا, camera battery < بطاريه
تلسكوب, تليسكوب, منظار فلكي, telescope, تلسكوبات
نظارة ميدان, منظار مكبر, دربيل, نضارة معظمة, binoculars, بينوكولار < نظاره
قاعدة شحن دراعات بلايستيشن, شاحن دراعات, ستاند شحن دراع بلايستيشن, controller charging dock
جراب دراع بلايستيشن, سيليكون دراع, كفر دراع, controller skin, controller grip cover < جراب
دراع موبايل العاب, يد تحكم موبايل, زراير ببجي, mobile game controller, pubg triggers < دراع
صوابع ببجي, جراب صوابع جيمنج, كم اصابع العاب, gaming finger sleeves
جهاز العاب محمول, جيم بوي, handheld game console < جهاز العاب
سي دي بلايستيشن, اسطوانات بلايستيشن, لعبة بلايستيشن سي دي, playstation game disc
كارت شحن العاب, كارت بلايستيشن ستور, جيفت كارد العاب, gaming gift card, psn card < كارت
دركسيون العاب, عجلة قيادة بلايستيشن, دريكسيون بلايستيشن, ريسينج ويل, racing wheel, gaming steering wheel
ماوس جيمنج, ماوس العاب, ماوس جيمينج < ماوس
كيبورد جيمنج, كيبورد العاب, gaming keyboard, mechanical keyboard < كيبورد
كابتشر كارد, كارت كابتشر, كارت تسجيل فيديو العاب, capture card < كارت
استيك ساعة سمارت, سير سمارت ووتش, حزام ساعة ذكية, استيك ابل ووتش, smart watch strap, watch band سمارت < كوفر ساعه
جهاز تتبع مفاتيح, اير تاج, تاج تتبع, متتبع مفاتيح بلوتوث, key finder, airtag tracker
ديسك فرامل, هوبات فرامل, اقراص فرامل, طارة فرامل, brake disc, brake rotor
طنابير فرامل, طنبورة فرامل, طمبورة فرامل, brake drum
فلتر هوا عربية, فلتر هواء سيارة, فلتر هوا موتور, engine air filter, car air filter < فلتر هواء
طلمبة مياه عربية, طرمبة مية عربية, مضخة ماء سيارة, car water pump < طلمبه
سلك بوجيه, اسلاك بوجيهات, سلوك بوجيهات, spark plug wires
موبينة, موبينات, بوبينة عربية, ملف اشعال, ignition coil, مبينة < ملف
مارش عربية, مارش سيارة, سلف سيارة, بادئ حركة, starter motor < دينامو
دينامو عربية, دينامو سيارة, دينامو شحن, مولد سيارة < دينامو
كابل اشتراك بطارية, كابل بطارية عربية, booster cables < كابل بطاريه
جامب ستارتر, شاحن بطارية عربية محمول, مشغل بطارية طوارئ
ماصات صدمات, مساعد امامي
بارات عربية, بارة دركسيون, بار دركسيون سيارة, tie rod
بيضة مقص, بيض مقصات, بيض عربية, ball joint < بيض
كوبلن عربية, كوبلن خارجي, راس كوبلن, cv joint
رداتير, رادياتير عربية, مشع سيارة, car radiator, radiator سيارة
ثرموستات عربية, بلف حرارة, ترموستات سيارة, engine thermostat
جوان وش سلندر, وش سلندر جوان, جوان راس, cylinder head gasket < قطعه غيار
شنابر موتور, شنابر عربية, حلقات مكبس, piston rings
حساس اكسجين, سنسور اكسجين, حساس شكمان, oxygen sensor < حساس
طاسة كاوتش, طاسات عربية, غطا جنط, غطاء عجلة سيارة, wheel cover, hubcap < طاسه
فانوس عربية امامي, car headlight, headlamp سيارة < فانوس سياره
لمبة زينون, لمبات زينون عربية, لمبات ليد عربية, لمبة فانوس عربية, car headlight bulb, xenon bulb < لمبه
مرآة سيارة جانبية, مراية جنب سيارة, car side mirror < مرايه جانبيه
مراية صالون, مرآة داخلية للسيارة, مراية عربية داخلية, rear view mirror < مرايه
اكصدام, اكصدامات, صدام عربية, صدام سيارة, car bumper, bumper سيارة, اكسدام
رفرف عربية, رفارف عربية, رفرف سيارة امامي, car fender
كبوت عربية, كبود سيارة, غطا موتور عربية, car hood, car bonnet
تابلوه عربية فرش, غطاء تابلوه, مفرش تابلوه, dashboard cover, dashboard mat
فيميه عربية, فاميه عربية, عازل حراري سيارة, فيلم زجاج سيارة, car window tint
سماعات عربية, سماعة سيارة, سبيكرات عربية, سماعات أبواب عربية, car speakers < سماعه
اف ام عربية, FM ترانسميتر, مشغل بلوتوث عربية, ام بي ثري عربية, fm transmitter, car bluetooth kit
كاميرا خلفية عربية, كاميرا ركن, كاميرا ريفرس, rear view camera, reverse camera < كاميرا
جهاز تتبع عربية, جي بي اس عربية, جهاز تتبع سيارات < جهاز تتبع
جهاز كشف اعطال, قارئ اعطال سيارة, جهاز فحص سيارات, او بي دي
كلاكس, كلاكسات, بوق سيارة, زمارة عربية, كلكس, car horn
عفريتة عربية, رافعة سيارة, كريك عربية
مفتاح صليبة, مفتاح عجل, مفتاح كاوتش, wheel wrench, lug wrench
كمبروسر هوا عربية, منفاخ كاوتش كهربا, car air compressor < كمبروسر
مقياس ضغط كاوتش, عداد هوا كاوتش, قياس ضغط الاطارات, tire pressure gauge < عداد
طقم ترقيع كاوتش, دبابيس ترقيع كاوتش, رقع اطارات, tire repair kit
حبل سحب عربية, حبل جر سيارة, واير سحب, tow strap
طفاية عربية, طفاية حريق سيارة, طفايه حريق عربية, car fire extinguisher < طفايه حريق
شنطة اسعافات عربية, شنطة اسعاف سيارة, علبة اسعافات للعربية, car first aid kit
شمع عربيات, واكس تلميع سيارة, ملمع دهان سيارة
سبراي خدوش عربية, مزيل خدوش سيارة, قلم خدوش عربية, car scratch remover, touch up pen
رش منع الصدا, سبراي فك مسامير, سبراي مزيل صدأ, penetrating oil spray
منظف انجكشن, منظف رشاشات بنزين, حقن انجكتور منظف, injector cleaner < منظف
مسند رقبة عربية, مخدة رقبة عربية, وسادة رقبة للسيارة, car neck pillow < شوكر رقبه
منظم شنطة عربية, اورجانايزر شنطة سيارة, صندوق شنطة العربية, trunk organizer
منظم ضهر كرسي عربية, جيب ضهر كرسي السيارة, car back seat organizer < منظم
شبكة سقف عربية, سلة سقف سيارة, شيالة سقف, بورباجاج, roof rack, roof carrier
ستيكر عربية, استيكر عربية, ملصق سيارة, استيكرات عربيات, car sticker
اطار نمر عربية, برواز نمرة, برواز لوحة سيارة, license plate frame < برواز
ميدالية عربية, ميدالية مفاتيح عربية, car keychain, ميدالية مفتاح سيارة < ميداليه
جراب مفتاح عربية, كفر ريموت عربية, غطاء مفتاح سيارة, car key cover < ميداليه
اسكوتر بنزين, فيسبا, سكوتر بنزين, scooter بنزين, vespa, motor scooter < سكوتر
خوذة موتوسيكل, خوذة متوسيكل, هلمت موتوسيكل, خوذ موتوسيكلات, motorcycle helmet < خوذه
جاكيت موتوسيكل, جاكت سواقة موتوسيكل, motorcycle jacket < جاكيت
صندوق موتوسيكل, بوكس موتوسيكل, شنطة موتوسيكل خلفية, motorcycle top box
صندوق دليفري, شنطة دليفري, حقيبة توصيل طعام, بوكس دليفري, delivery bag, delivery box < شنطه
كاوتش موتوسيكل, اطار دراجة نارية, كوتش موتوسيكل, motorcycle tire < كاوتش
جنزير موتوسيكل, طقم جنزير وترس, سلسلة دراجة نارية, motorcycle chain
بطارية موتوسيكل, بطارية دراجة نارية, بطارية اسكوتر, motorcycle battery < بطاريه
غطاء موتوسيكل, غطا موتوسيكل, كفر موتوسيكل مشمع, motorcycle cover < غطاء
عجلة اطفال سنادات, kids bike < عجله
عجلة تلات عجلات, تريسيكل اطفال, دراجة ثلاثية للاطفال, kids tricycle < عجله
عجلة كهربا, دراجة كهربائية, بسكلتة كهربا, electric bike, e-bike < عجله
خوذة عجلة, خوذة دراجة, خوذة بسكلتة, bicycle helmet, bike helmet < خوذه
قفل عجلة, جنزير عجلة بقفل, قفل دراجة, قفل بسكلتة, bike lock < قفل
كاوتش عجلة, كاوتش بسكلتة, اطار دراجة هوائية, bike tire < كاوتش
كوتشة داخلية عجلة, تيوب عجلة, انبوب داخلي للدراجة, bike inner tube
كرسي عجلة, كرسي بسكلتة, سرج دراجة, سرج عجلة, bike saddle, bicycle seat < كرسي
بدال عجلة, بدالات بسكلتة, دواسة دراجة, bike pedals
جنزير بسكلتة, جنزير عجلة هوائية, سلسلة دراجة هوائية, bike chain
جرس عجلة, جرس بسكلتة, جرس دراجة, bike bell
كشاف عجلة, لمبة عجلة, اضاءة دراجة, نور بسكلتة, bike light
سبت عجلة, سلة عجلة, سلة دراجة, سبت بسكلتة, bike basket
سنادات عجلة, عجل سنادات, عجلات مساعدة للدراجة, training wheels
حامل موبايل موتوسيكل, حامل موبايل عجلة, هولدر موبايل دراجة, bike phone holder < ستاند
اسكوتر اطفال, سكوتر اطفال, سكوتر دفع, kick scooter, kids scooter < سكوتر
حفاضات سباحة, بامبرز بحر, حفاض مايوه, swim diapers < حفاضات
غيار حفاضات قماش, كوافيل, حفاض قماش, cloth diaper < حفاضات
سلسلة تيتينة, كليبس تيتينة, مشبك لهاية, pacifier clip
مسخن رضاعات, جهاز تدفئة ببرونة
فرشة ببرونة, فرشة تنظيف رضاعة, فرش ببرونات
اكياس حفظ لبن الام, اكياس تخزين حليب الام, اكياس لبن الرضاعة, breast milk storage bags
فوط رضاعة, حشوات رضاعة, فوط صدر للرضاعة, nursing pads, breast pads < فوطه
حلمة سيليكون للرضاعة, حلمة صناعية للام, واقي حلمات, nipple shield
غطاء رضاعة, ساتر رضاعة, شال رضاعة, nursing cover
مخدة رضاعة, وسادة رضاعة, مخده ارضاع, nursing pillow < مخده
مخدة حوامل, مخدة حمل, وسادة حمل, pregnancy pillow, maternity pillow < مخده
مريلة بيبي, صدرية اطفال, مرايل بيبي, baby bib < كافوله
كاري كوت, بورت بيبيه, بورتبيبيه, سرير نقال للرضيع, carrycot, porte bebe
ناموسية سرير بيبي, ناموسية اطفال, baby mosquito net < ناموسيه
بلاي ياردة, بارك اطفال, بلاي بن, سياج اطفال, baby playpen
بامبر سرير, حواجز سرير بيبي, مخدات جوانب السرير بيبي, crib bumper
حاجز سرير اطفال, سور سرير اطفال, bed rail اطفال, bed guard < حاجز سرير
كرسي استحمام بيبي, مقعد استحمام رضع, شبكة استحمام بيبي, baby bath seat < كرسي
قاعدة تواليت اطفال, مقعد حمام للاطفال, toilet training seat < قاعده حمام
شفاط انف, شفاط مخاط, شفاط مناخير, nasal aspirator < شفاط
قصافة اطفال, قصافة بيبي, مقص ضوافر بيبي, baby nail clipper < قصافة ضوافر
هدوم سبوع, لبس سبوع, newborn set سبوع < ملابس
هدايا سبوع, علب سبوع, baby shower favors < هديه
غربال سبوع, غربال بيبي, منخل سبوع, سبوع غربال
هون سبوع, هون نحاس للسبوع, هاون سبوع < مدق
سالوبتة بيبي, baby romper, baby jumpsuit
واقي كوع وركبة بيبي, ركب بيبي للحبو, واقي ركب رضع, baby knee pads
حماية اركان اطفال, سيليكون زوايا ترابيزة, corner guards
قفل ادراج اطفال, قفل امان درج, قفل دولاب اطفال, child safety lock < قفل
غطاء فيش كهربا, سدادة كهربا اطفال, غطا بريزة امان, outlet cover, socket cover < غطاء
عروسة قماش, عروسة قطن, دمية قماشية, rag doll, عرايس قماش < عروسه
ماريونيت, عروسة ماريونيت, عرايس خيط, marionette, string puppet < عروسه
اراجوز, عروسة يد, عروسة اراجوز, دمية يد, hand puppet, قراجوز < عروسه
هليكوبتر ريموت, طيارة ريموت لعبة, طيارة هليكوبتر لعبة, rc helicopter
عربية اطفال بموتور, عربية كهربا اطفال, سيارة اطفال شحن تتركب
نحلة لعبة, بلبل دوار, بي بليد, بلابل, نحلة خشب, spinning top, beyblade
بلي زجاج, بلي لعب, كور بلي, marbles
فيدجت سبينر, سبينر, fidget spinner < فيدجيت
رمل سحري, رمل متحرك, رمل كينتيك, kinetic sand
فقاقيع صابون, لعبة فقاعات, فقاقيع, bubble machine, bubbles, ماكينة فقاقيع, صابون فقاقيع, بالونات صابون, bubble toy, bubble wand
تعليقة سرير بيبي, موبايل سرير بيبي, العاب معلقة للسرير, crib mobile
بساط لعب بيبي, جيم بيبي, مفرش لعب بيبي, بلاي جيم, baby play mat, baby gym
بازل فوم ارضيات, سجادة فوم اطفال, بلاط فوم, foam puzzle mat
حصان هزاز, حصان خشب هزاز, حصان مرجيحة, rocking horse
طقم دكتور لعبة, شنطة دكتور اطفال, عدة دكتور لعبة, doctor play set
سلم وتعبان, لعبة السلم والثعبان, snakes and ladders < سلم
جينجا, برج خشب لعبة, لعبة البرج الخشبي < لعبه
زهر طاولة, نرد, زهرة نرد
اقنعة تنكر, ماسكات تنكر, costume mask < ماسك وجه
ملابس تنكرية, لبس تنكري, كوستيوم حفلات, ازياء تنكرية, costume تنكري < ملابس
مجسم شخصية, اكشن فيجر, فيجر, شخصيات لعبة مجسمة, action figure
موديل عربية معدن, عربيات دايكاست, عربيات مجسمة, diecast car < عربيه
راكيت شاطئ, مضارب راكيت بحر, مضارب شاطئ, beach rackets < مضرب
جردل رمل, جردل وجاروف بحر, طقم رمل اطفال, sand bucket, beach sand toys < جردل
اطلس, كتاب خرائط, atlas < كتاب
كوميكس, مجلات كوميكس, قصص مصورة, comic book, manga < قصه
كتاب طبخ, كتب طبخ, كتاب وصفات اكل, cookbook < كتاب
علامة كتاب, فاصل كتاب, بوك مارك, فواصل كتب, bookmark
مسند كتب, سنادة كتب, حامل كتب قراءة, bookend, book stand
جلابية بيتي, جلابية حريمي, جلاليب بيتي, جلباب حريمي, house dress, women's galabeya < جلابيه
جلابية رجالي, جلابية بلدي, جلاليب رجالي, جلباب رجالي, men's galabeya < جلابيه
دبابيس طرح, دبوس طرحة, دبابيس حجاب, دبوس حجاب, hijab pin
كم محجبات, اكمام محجبات, كم سليف, اكمام يد للمحجبات, arm sleeves محجبات
بادي حريمي, بادي كارينا, بدي حريمي, بادي ستومك, women's body top
بولو تيشرت, تيشيرت بياقة < بولو
قميص رجالي, قمصان رجالي, قميص كلاسيك رجالي, شيميز رجالي, men's shirt < قميص
بدله رجالى, بدل رجالي, بدلة فرح رجالي, بدلة كلاسيك, men's suit < بدله
دبوس كرافتة, مشبك كرافتة, مشبك ربطة عنق, tie clip < مشبك غسيل
حمالات بنطلون, حمالة بنطلون, سسبندر, suspenders
طاقية صلاة, طواقي صلاة, كوفية راس صلاة, prayer cap, kufi cap < كاب
شال حريمي, شال صوف, pashmina < شال
جوانتي شتوي, جوانتيات صوف, قفازات شتوية, winter gloves < جوانتي
غطاء ودان شتوي, ايرماف, غطا ودان فرو, earmuffs < غطاء
بالطو ابيض, بالطو معمل, بالطو دكتور, لاب كوت, lab coat < بالطو
زي مدرسي, لبس مدرسة, مريلة مدرسة, يونيفورم مدرسة, school uniform
بدلة احرام, لبس احرام, ihram clothing < بدله
برا رياضي, سوتيان رياضي, حمالة صدر رياضية < برا
برا رضاعة, سوتيان رضاعة, حمالة صدر للرضاعة, nursing bra < برا
برا لزق, سوتيان لاصق, برا سيليكون, حمالة صدر لاصقة, stick on bra, adhesive bra < برا
وصلة برا, تطويلة برا, موسع سوتيان, bra extender
اندر حريمي, اندرات حريمي, كيلوت, كلوت حريمي, كيلوتات حريمي, women's panties, كولوت
بوكسر رجالي, بوكسر قطن رجالي, men's boxer, boxer briefs, بوكسرات رجالي < بوكسر
سليب رجالي, كلسون قصير رجالي, men's briefs < سليب
فانله داخليه, فنلة حمالات, فانلات داخلي, فنلة داخلية, فانيلا داخلية < فانله
كومبليزون, كومبينزون, قميص تحت الفستان, بطانة فستان, full slip, كمبليزون < قميص
جيبون, جيبونة, بطانة جيبة, كرينولين, petticoat, جبونة
مشد بعد الولادة, حزام بعد الولادة, كورسيه نفاس, postpartum belt < مشد
روب ستان, روب عرايس, روب نوم حريمي, satin robe < روب
شراب نص كم, شراب كعب, شراب خفي, سوكيت شراب, no show socks, ankle socks
شراب فوال, جورب فوال, voile socks < شراب
حزام جوارب, جارتر, حمالة شراب, garter belt < حزام
بوت كاوتش, بوت مطر, جزمة بلاستيك مطر, بوت وحل, rain boots, rubber boots < بوت
شبشب صباع, شبشب بصباع, شبشب زنوبة, زنوبة < شبشب
قبقاب, قباقيب, wooden clogs
لكلوك, خف فرو بيتي, indoor plush slippers
حذاء امان, سيفتي شوز, جزمة مواقع < حذاء
بانتوفلي, بنتوفلي, شبشب رجالي مغطى, pantofola < شبشب
ضبان, ضبانات, نعل داخلي, shoe insoles < رباط جزمه
لبيسة جزمة, لباسة احذية, كرتة جزمة, shoehorn
فرشة ورنيش, فرشة تلميع احذية
لزق كعب, واقي كعب جزمة, سيليكون كعب, heel cushion, heel pads
كعب سيليكون طبي, شراب كعب سيليكون, واقي تشقق الكعب, silicone heel socks
كلاتش سواريه, محفظة سواريه, clutch bag < كلاتش
شنطة وسط, وسط باج, هاف باج, بلت باج, fanny pack
لانش باج, شنطة لانش, شنطة اكل, حقيبة طعام حرارية, lunch bag < شنطه
شنطة مستندات, شنطة بيزنس, شنطة سامسونايت رجالي, حقيبة اوراق, briefcase < شنطه
شنطة ميك اب, شنطة مكياج, منظم مكياج سفر, makeup bag, cosmetic bag < شنطه
غطاء شنطة سفر, كفر شنطة سفر, luggage cover < غطاء
قفل شنطة سفر, قفل ارقام شنطة, قفل حقيبة سفر, luggage lock < قفل
ميزان شنط, ميزان حقائب, luggage scale < ميزان
جراب باسبور, حافظة جواز سفر, محفظة باسبور, passport holder
ساعة جيب, ساعة كاتينة, pocket watch < ساعه
بطارية ساعة يد, watch battery < بطاريه
علبة ساعات, صندوق ساعات, بوكس ساعات, watch box
ساعة تسبيح, digital tasbeeh, tally counter تسبيح < ساعه
محبس خطوبة, سوليتير, خاتم سوليتير, خاتم خطوبة, solitaire ring, engagement ring < خاتم
حلق كليبس, حلق كبس بدون خرم, حلق من غير خرم, clip on earrings < حلق
بيرسنج, بيرسينج, حلق انف, حلق مناخير, زمام انف, piercing ring, nose ring < حلق
شوكر, تشوكر, طوق رقبة حريمي, choker
طقم شبكة, طقم اكسسوارات حريمي, jewelry set
علبة مجوهرات, صندوق مجوهرات, علبة اكسسوارات, علبة دهب, jewelry box
ستاند اكسسوارات, حامل اكسسوارات, حامل حلقان, استاند سلاسل, jewelry stand < ستاند
سبيكة دهب, سبائك ذهب, سبيكة ذهب, gold bar, gold ingot
جنيه دهب, جنيه ذهب, جنيهات ذهب, gold coin, gold pound
ملمع فضة, فوطة تلميع فضة, منظف مجوهرات, jewelry cleaner, silver polish
شنبر نظارة, شنابر نظارات, اطار نظارة طبية, فريم نظارة, برواز نضارة, eyeglass frame
نظارة كمبيوتر, نظارة بلو كت, نظارة حماية من الموبايل, نظارة ضوء ازرق, blue light glasses < نظاره
علبة لينسز, علبة عدسات, حافظة عدسات لاصقة, contact lens case
جراب نظارة, علبة نظارة, حافظة نظارات, glasses case
سلسلة نظارة, حبل نظارة, تعليقة نضارة, glasses chain, eyewear cord
فوطة نظارة, قماشة تنظيف نظارة, مناديل تنظيف نظارات, glasses cleaning cloth
عيدان بخور, عود بخور هندي, incense sticks < عود
اقراص فحم بخور, فحم سريع الاشتعال للبخور < دواء
زيت عطري خام, تولة عود, زيت عطر مركز, perfume oil, oud oil
ازازة برفان فاضية, بخاخة عطر فاضية, زجاجة عطر فارغة, empty perfume bottle, perfume atomizer
ليب لاينر, محدد شفايف, قلم تحديد شفاه, lip liner
تنت شفايف, ليب تنت, تينت خدود وشفايف, lip tint
مكحلة, مكاحل, مرود كحل, kohl container
بي بي كريم, بيبي كريم اساس, سي سي كريم
هايلايتر مكياج, هايليتر وش, اضاءة مكياج
كونتور, كنتور مكياج, باليت كونتور, contour palette, برونزر < مكياج
سيتنج سبراي, مثبت مكياج, سبراي تثبيت ميك اب, setting spray, makeup fixer
جل حواجب, صابون حواجب, مثبت حواجب, eyebrow gel, brow gel
غراء رموش, جلو رموش, eyelash glue < صمغ
مكبس رموش, لافف رموش, eyelash curler
سيرم رموش, سيروم رموش, مطول رموش, eyelash serum < سيروم
جهاز جل ضوافر, لمبة جل ضوافر, جهاز يو في اظافر, uv nail lamp
طقم مانيكير وباديكير, عدة باديكير, طقم عناية بالاظافر, manicure set, pedicure kit
ملقاط حواجب, ملقاط شعر حواجب, ملاقيط حواجب, tweezers حواجب, eyebrow tweezers
موس حواجب, شفرة حواجب, ريزر حواجب, eyebrow razor
مراية مكياج, مراية ميك اب بليد, مرآة تجميل, makeup mirror < مرايه
حنة رسم, قرطاس حنة, حنة هندي رسم, henna cone < صبغه
تاتو مؤقت, تاتو لزق, وشم مؤقت, temporary tattoo
فلايه, مشط قمل, مشط فلاية, lice comb < مشط
بودرة بليتش, بودرة سحب لون, ديكوليران, مسحوق تفتيح الشعر, hair bleach powder
مينوكسيديل, منوكسيديل, بخاخ مينوكسيديل, minoxidil, مينوكسديل
فرشة سشوار, فرشة سيشوار هوا, فرشة استشوار كهربا, hot air brush, فرشة بيبي ليس
مشط شعر, امشاط شعر, hair comb < مشط
بونيه حمام, غطاء راس للدش, كاب استحمام, shower cap
بونيه ساتان, غطاء شعر ساتان للنوم, بونيه نوم شعر, satin bonnet < بندانه
الياف شعر, فايبر شعر فراغات, بودرة تكثيف شعر, hair fibers
تونر بشرة, تونر وش, ماء ورد تونر, face toner < تونر
سيرم بشرة, سيرم فيتامين سي < سيروم
شيت ماسك, ماسك ورقي للوش, قناع وجه ترطيب, face mask بشرة
لزق رؤوس سوداء, لزق انف بلاك هيد, ماسك رؤوس سوداء, nose strips, blackhead strips < لزق
شفاط رؤوس سوداء, جهاز تنظيف بشرة شفط, مزيل رؤوس سوداء كهربائي, blackhead vacuum
باتشات حبوب, لزق حبوب الوش, لاصقات حب شباب, pimple patches
باتشات عين, لزق تحت العين, ماسك عين جل, eye patches هالات, under eye patches
كريم تشققات حمل, زيت تشققات البطن < كريم
جليسرين, جلسرين, glycerin, جليسرول
صابونة وش, صابون حمام, صابون تواليت, soap bar, bath soap < صابون
صابون مغربي, صابون بلدي حمام مغربي, moroccan soap < صابون
لوفة حمام, لوف استحمام, لوفة مغربي < ليفه
ديرما رولر, درما رولر, رولر ابر للوش, derma roller, microneedle roller
رولر وش, رولر حجر وش, جواشا, جوا شا, face roller, gua sha < باتيناج
سبراي تان, كريم تان, كريم تسمير, زيت تان, tanning oil, self tanner < كريم
تريمر انف, ماكينة شعر الانف, مزيل شعر الانف, nose hair trimmer
فرشة حلاقة, فرشة دقن حلاقة, فرشاة حلاقة, shaving brush
زيت دقن, زيت لحية, زيت ذقن, beard oil < زيت
فوطة حلاقة, مريلة حلاق, كيب حلاقة, barber cape
حلاوة ازالة شعر, سويت ازالة الشعر, عجينة سكر لازالة الشعر, sugar wax, حلاوة سكر للجسم
سخان شمع, جهاز تسييح شمع, جهاز واكس, wax heater, wax warmer
ليزر ازالة شعر منزلي, جهاز ليزر منزلي, جهاز اي بي ال, ipl hair removal device
فتلة وش, خيط فتلة, خيط ازالة شعر الوش, threading thread < خيط
فرشة اسنان كهربا, فرشة سنان كهربائية < فرشاه اسنان
ووتر فلوسر, جهاز تنظيف اسنان بالمية, خيط اسنان مائي, water flosser
فرشة بين الاسنان, فرش تقويم, فرشة تقويم اسنان, interdental brush
شمع تقويم, orthodontic wax
لزق طقم اسنان, لاصق اسنان, كريم تثبيت طقم اسنان, denture adhesive < لزق
اقراص تنظيف طقم اسنان, فوار طقم اسنان, منظف اطقم الاسنان, denture cleaning tablets
لصقات تبييض اسنان, شرائط تبييض اسنان, قلم تبييض اسنان, teeth whitening strips
مكشطة لسان, كاشطة لسان, منظف لسان, tongue scraper
حارس اسنان, واقي جز اسنان, نايت جارد, night guard, mouth guard
بانتي لاينر, فوط يومية, ديلي بادز, panty liners
كاس الحيض, كاس الدورة, كوب الحيض, menstrual cup < كوبايه
مفرش سرير طبي, اندر باد, مفارش كبار السن, underpad
شكاكات سكر, ابر شك سكر, شكاكة سكر, lancets, لانست
سرنجة انسولين, سرنجات انسولين, ابر انسولين, insulin syringe < حقنه
سن قلم انسولين, سنون قلم انسولين, ابر قلم انسولين, insulin pen needle
شنطة انسولين, حافظة انسولين, شنطة تبريد انسولين, insulin cooler bag < شنطه
كانيولا, كانولا, كانيولات, cannula, كنيولا
جهاز محلول, جهاز وريد, سيت محلول, infusion set, iv set
حجرة استنشاق, ماسك بخاخة اطفال, سبيسر بخاخ, spacer chamber, inhaler spacer
اسطوانة اكسجين, انبوبة اكسجين, اسطوانات اكسجين, oxygen cylinder
سماعة دكتور, سماعة طبيب, سماعة طبية للكشف, ستيثوسكوب < سماعه
سماعة ضعف سمع, سماعة طبية للاذن, معين سمعي, سماعات ضعاف السمع, hearing aid < سماعه
بلاستر طبي, لزق بلاستر, شريط لاصق طبي, شريط طبي, surgical tape < لزق
بيتادين مطهر, بوفيدون ايودين, povidone iodine
كحول طبي, سبرتو طبي, كحول مطهر, rubbing alcohol < كحول
مية اكسجين, ماء اكسجين, مية اوكسجين, hydrogen peroxide < مياه معدنيه
ميكروكروم, مكركروم, ميركروكروم, mercurochrome
هاند جل, هاند سانيتايزر, معقم ايدي, جل معقم لليدين, جيل كحول
مخدة تدفئة كهربا, electric heating pad < مخده
قربة تلج, كيس تلج طبي, كمادات تلج, كمادة جل, ice pack طبي, cold pack, ice bag
لزق خافض حرارة, لزق تبريد اطفال, لصقات خفض الحرارة, fever patches, cooling gel patch < لزق
مشاية كبار السن, مشاية طبية, مشاية عجزة, وكر كبار السن, walker كبار السن, walking frame
كرسي حمام لكبار السن, كرسي تواليت طبي, كرسي حمام متنقل, commode chair < قاعده حمام
كرسي استحمام كبار سن, كرسي دش لكبار السن < كرسي
سرير طبي, سرير مستشفى, سراير طبية, سرير مريض, hospital bed, medical bed < سرير
مرتبة هوائية طبية, مرتبة هوا لقرح الفراش, مرتبة قرح الفراش, anti bedsore mattress < مرتبه
بان مريض, قصرية طبية, قصرية سرير, bedpan, قصرية مريض < قصريه
مبولة طبية, مبولة رجالي, مبولة مريض, urinal bottle
قسطرة بول, قساطر بول, قسطرة فولي, urinary catheter
كيس قسطرة, كيس بول, اكياس بول, urine bag
حزام ظهر طبي, حزام طبي للظهر, lumbar belt, back support belt < حزام ظهر
رقبة طبية, ياقة طبية, كولار رقبة, دعامة رقبة, cervical collar, neck brace
دعامة رسغ, رباط رسغ, جبيرة رسغ, ساند رسغ, wrist support
انكل طبي, دعامة كاحل, رباط كاحل, انكل ضاغط, ankle brace
كوع طبي, دعامة كوع, ساند كوع, رباط كوع, elbow brace, elbow support
حمالة دراع, حمالة ذراع طبية, علاقة دراع كسر, حامل ذراع, arm sling
جبيرة صباع, جبيرة اصبع, دعامة صباع, finger splint < جبيره
جبس طبي, رباط جبس, جبس كسور, plaster of paris bandage < اسمنت
مصحح قوام, حزام تعديل القوام, حزام تصحيح ضهر, حزام استقامة الظهر, posture corrector < حزام
حزام فتق, حزام فتاق, مشد فتق, hernia belt < حزام
فاصل صوابع, فاصل اصابع القدم, سيليكون ابهام القدم, toe separator, bunion corrector
دعامة شوكة كعبية, ضبان شوكة كعبية, كعب شوكة عظمية, plantar fasciitis insole
عين سحرية للعين طبي, غطاء عين طبي, باتش عين كسل, eye patch طبي
سدادة اذن, سدادات ودان, سدادات اذن, اير بلج, ear plugs
ماسك نوم, غمامة عين, عصابة عين للنوم, غطا عين للنوم, sleep mask, eye mask نوم
استحلاب زور, بستيليا زور, throat lozenges
فوار املاح, فوار حصوات, urinary effervescent
ملين معدة, دوا امساك, دواء امساك
لبوس جلسرين, اقماع جلسرين, تحاميل جليسرين, glycerin suppositories
حقنة شرجية, انيما, رحاضة شرجية, enema < حقنه
دوا دود, شراب ديدان, dewormer اطفال, deworming medicine
دهان مفاصل, جل مفاصل, مرهم عضلات, كريم روماتيزم, فولتارين جل, muscle rub, pain relief gel
مرهم بواسير, كريم بواسير, لبوس بواسير, hemorrhoid cream
كريم فطريات, مضاد فطريات كريم, مرهم تينيا, antifungal cream
مسمار قدم لزق, لزق عين السمكة, لاصق مسمار اللحم, corn plaster < لزق
دهان سنط, محلول سنط, علاج سنط, wart remover
جل ندبات, كريم ندبات, لزق ندبات سيليكون, scar gel
جل تسنين, مرهم تسنين, دهان لثة بيبي, teething gel
طارد ناموس للجسم, كريم ناموس, سبراي ناموس للجسم, لوشن طارد ناموس, mosquito repellent lotion
علبة دوا, علبة ادوية, منظم ادوية, علبة حبوب اسبوعية, pill box, pill organizer
كسارة حبوب, قطاعة اقراص دوا, مكسر حبوب, pill cutter, pill crusher
متر قياس جسم, مازورة خياطة, مازورة جسم, شريط قياس قماش, tape measure مازورة < متر قياس
جهاز مساج قدم, مساج رجلين, حوض مساج قدم, foot massager < جهاز مساج
كاسات حجامة, كؤوس حجامة, طقم حجامة, كاسات هوا, cupping set, hijama cups < كوبايه
جهاز علاج طبيعي منزلي, جهاز تنس كهربا, جهاز تنبيه عضلات, tens machine
لمبة اشعة حمرا, لمبة انفراريد, لمبة علاج طبيعي, infrared lamp طبي < لمبه
هيكل عظمي تعليمي, هيكل عظمي بلاستيك, skeleton model
اوميجا ثري, زيت سمك كبسولات < اوميجا 3
زنك اقراص, كبسولات زنك, مكمل زنك, zinc supplement
كرياتين مكمل, كرياتين مونوهيدرات, كرياتين جيم, creatine monohydrate < كرياتين
بريورك اوت, بري ورك, pre workout
شاي تخسيس, شاي رجيم, اعشاب تخسيس, slimming tea < شاي
خميرة بيرة اقراص, اقراص خميرة, خميرة البيرة حبوب, brewer's yeast tablets < خميره
ستيبر, جهاز ستيبر, جهاز صعود سلم, stepper machine, mini stepper
جهاز تجديف, روينج ماشين, ماكينة تجديف رياضية, rowing machine
بنش جيم, بنش بريس, بنش تمارين, دكة تمارين, workout bench < بنش
متوازي تمارين, جهاز متوازي, بار متوازي, dip bar, parallettes
جريب ايد, قبضة يد تمارين, جريبر, مقوي قبضة, hand gripper
بوش اب بار, مساند ضغط, لوح ضغط تمارين, push up bars, push up board
فوم رولر, رولر مساج عضلات, رول فوم رياضي, foam roller
حزام جيم, حزام رفع اثقال, حزام حديد جيم, weightlifting belt < حزام
اوزان رجل, اثقال قدم, اثقال معصم, ankle weights < اوزان
حزام تخسيس, حزام تعرق, حزام بطن حراري, sweat belt, slimming belt < حزام
بدلة ساونا, بدلة تعرق, بدلة تخسيس ساونا, sauna suit < بدله
هولا هوب, هيلاهوب, هولاهوب, طوق هولا, hula hoop, هيلا هوب
ستب ايروبكس, ستيب تمارين, منصة ايروبكس
مالتي جيم, جهاز مالتي جيم, جهاز جيم متعدد, multi gym
حلقة باسكت, طارة باسكت, حلقة كرة سلة, بورد باسكت, basketball hoop
شبكة كورة طايرة, شبكة فولي, شبكة كرة طائرة, volleyball net
شبكة مرمى, جون كورة, مرمى كورة قدم, شبك جون, goal net, soccer goal
جوانتي حارس مرمى, قفازات حارس, جوانتي جون, goalkeeper gloves < جوانتي
طقم كورة, لبس كورة, يونيفورم كورة, football kit
فانلة كورة, تيشرت كورة, فانلة نادي, football jersey < فانله
شارة كابتن, شارة قائد كورة, captain armband
اقماع تدريب, كونات تدريب, مخاريط رياضية, training cones
كورة تنس, كرات تنس, كور تنس ارضي, tennis ball < كوره
مضرب بادل, مضارب بادل, راكيت بادل, padel racket < مضرب
مضرب اسكواش, مضارب اسكواش, راكيت اسكواش, مضرب سكواش < مضرب
كورة اسكواش, كرات اسكواش, كور اسكواش, squash ball < كوره
مضرب ريشة, مضارب بادمنتون, badminton racket < مضرب
ريشة بادمنتون, ريش بادمنتون, shuttlecock
ترابيزة بينج, ترابيزة بنج بونج, طاولة تنس, ping pong table, table tennis table < ترابيزه
مضرب بينج, مضرب بنج بونج, مضرب تنس طاولة, راكيت بينج, ping pong paddle, table tennis racket < مضرب
كورة بينج, كرة تنس طاولة, كور بنج بونج, ping pong balls < كوره
ترابيزة بلياردو, طاولة بلياردو, بلياردو, billiard table, pool table < ترابيزه
عصاية بلياردو, ستيكة بلياردو, عصا بلياردو, billiard cue, cue stick
بيبي فوت, ترابيزة بيبي فوت, بيبي فوط, لعبة كرة قدم طاولة, foosball table
دارت, لعبة دارت, لوحة سهام, نشان سهام, dart board, darts
باندج ملاكمة, رباط يد ملاكمة, لفافة يد ملاكمة, hand wraps
واقي راس ملاكمة, هيد جارد, خوذة ملاكمة, boxing headgear
بدلة كاراتيه, لبس كاراتيه, بدلة تايكوندو, بدلة جودو, karate uniform, taekwondo uniform < بدله
حزام كاراتيه, احزمة كاراتيه, حزام جودو, karate belt < حزام
باتوة, باتوهات, جزمة باليه, شوز باليه, حذاء باليه, ballet shoes < حذاء
مايوه باليه, لبس باليه, توتو باليه, ليوتارد, ballet leotard, tutu
شريط جمباز, شريط ايقاعي, شريطة جمباز, gymnastics ribbon
سيف مبارزة, سيف سلاح, شيش مبارزة, fencing sword, fencing foil
قوس وسهم, قوس رماية, قوس سهام, archery bow, bow and arrow
سرج حصان, سروج خيل, سرج خيل, horse saddle
لجام حصان, لجام خيل, رشمة حصان, horse bridle
كأس بطولة, كؤوس بطولات, كاس رياضي, trophy < كوبايه
ميدالية رياضية, ميداليات تكريم, ميدالية بطولة, medal رياضي < ميداليه
خيمه رحلات, خيم تخييم, خيمة كامبينج, خيمة سفاري < خيمه
هامك, ارجوحة شبكية < مرجيحه
فانوس رحلات, لمبة رحلات, كشاف خيمة, camping lantern
بوصلة رحلات, compass ملاحة
مطواة سويسري, مطواة متعددة, سكينة جيش سويسري, مالتي تول, swiss army knife, multitool < مطواه
ماكينة صيد, مكنة سنارة, بكرة صيد, مكن صيد, fishing reel
خيط صيد, خيط سنارة, شعر صيد, خيوط صيد, fishing line < خيط
سن سنارة, خطاف صيد, خطاطيف صيد, هوك صيد, fishing hook < تعليقه
طعم صيد, طعم صناعي, لور صيد, fishing lure, fishing bait
غمازة صيد, عوامة سنارة, غماز صيد, fishing float
رصاص صيد, تقل سنارة, ثقل صيد, fishing sinker
شبكة صيد, شبك صيد, طراحة صيد, غزل صيد, fishing net
بندقية صيد غطس, بندقية غطس, بندقية هاربون, spear gun
شنطة عدة صيد, صندوق صيد, علبة ادوات صيد, tackle box
مايوه حريمي, مايوهات حريمي, ملابس سباحة حريمي, women's swimsuit < مايوه
مايوه رجالي, شورت بحر, شورت سباحة, مايوه شورت, swim shorts, swim trunks < مايوه
كاش مايوه, كاشمايوه, روب بحر, غطاء مايوه, beach cover up
عوامات دراع, جناحات عوم, ارم باندز, عوامة دراع, arm floats, swim armbands < عوامه
لايف جاكيت, سترة نجاة, جاكيت نجاة, صديري عوم, life jacket < جاكيت
بورد سباحة, لوح سباحة, كيك بورد, kickboard
ماسك غطس, قناع غوص, نظارة غطس, ماسك سنوركل, diving mask, snorkel mask
شنوركل, سنوركل, انبوبة غطس, قصبة غطس, snorkel
بدلة غطس, بدلة غوص, ويت سوت, wetsuit < بدله
حذاء بحر, جزمة بحر, شوز مية, كوتشي بحر, aqua shoes, water shoes < حذاء
مشبك انف سباحة, كليبس مناخير سباحة, nose clip سباحة < مشبك غسيل
حمام سباحة منفوخ, بسين نفخ, حمام سباحة نفخ, inflatable pool < حمام سباحه
كورة بحر, كورة شاطئ, كرة شاطئ نفخ, beach ball < كوره
مرتبة بحر, مرتبة عوم, مرتبة نفخ للبحر, pool float mattress < مرتبه
قارب نفخ, مركب مطاط, زورق نفخ, مركب نفخ, inflatable boat
كاياك, كياك, قارب كاياك, kayak
فوطة بحر, فوط بحر, فوطة شاطئ, بشكير بحر, beach towel < فوطه
وتر جيتار, اوتار جيتار, سلوك جيتار, guitar strings
ريشة جيتار, بيك جيتار, ريش جيتار, guitar pick
كابوه, كابو, guitar capo
قلفونية, قلفونة كمان, روزين كمان, violin rosin
درامز, طقم درامز, طقم طبول, drum set
عصيان درامز, ستيك درامز, عصا طبل, drumsticks
رق موسيقي, طار موسيقي, tambourine, riq
دف موسيقي, daf drum < طبله
صاجات, finger cymbals, zills
ناي, نايات, ney flute
فلوت, ريكوردر موسيقي, flute
مزمار, مزامير, mizmar
هارمونيكا, هرمونيكا, harmonica
أكورديون, اكرديون, accordion
ساكسفون, ساكسوفون, سكسفون, saxophone
ترومبيت, ترمبيت, بوق موسيقي, trumpet
قانون موسيقي, آلة القانون, قانون شرقي, qanun instrument
اكسيلوفون, زيلفون, اكسليفون, xylophone
ميلوديكا, ملوديكا, بيانو نفخ, melodica < بيانو
يوكليلي, يوكوليلي, اوكوليلي, ukulele
كاليمبا, كلمبا, بيانو الابهام, kalimba < بيانو
ربابه, rababa
حامل نوتة, ستاند نوتة, music stand < ستاند
ميترونوم, مترونوم, بندول موسيقي, metronome
شنطة جيتار, جراب جيتار, حافظة جيتار, guitar bag, guitar case
اكل قطط ويت, ويت فود قطط, معلبات قطط, طعام قطط رطب, cat wet food < اكل قطط
جاروف رمل قطط, مغرفة ليتر, جاروف ليتر, litter scoop < جاروف
هارنس كلاب, صدرية كلب, حزام صدر كلب, dog harness
كمامة كلب, كمامات كلاب, مازل كلاب, dog muzzle < كمامه
طوق قطط, كولار قطط, cat collar
خرباشة, عمود خربشة قطط, scratching post
سرير قطط, سرير كلاب, pet bed < سرير
بيت كلب, كشك كلب, بيوت كلاب, dog house, kennel
طبق اكل قطط, طبق كلاب, طبق حيوانات اليفة, pet bowl < طبق
نافورة مية قطط, نافورة شرب قطط, مشربية قطط, pet water fountain
تريت كلاب, تريتس قطط, سناك قطط, مكافآت كلاب, pet treats
مولت قطط, معجون كرات شعر قطط, مالت بيست, hairball paste
نقط براغيت, نقط براغيث قطط, نقط حشرات قطط, flea drops
طوق براغيت, طوق براغيث, كولار حشرات قطط, flea collar
فرشة قطط, فرشة شعر كلاب, مشط قطط, pet brush < مشط
قصافة قطط, مقص ضوافر قطط, قصافة كلاب, pet nail clipper < قصافة ضوافر
بادز كلاب, مفارش تدريب كلاب, بامبرز كلاب, puppy pads
قفص عصافير, اقفاص عصافير, قفص طيور, bird cage, قفص عصفور < قفص
سقاية عصافير, مسقى عصافير, سقاية طيور, مية عصافير سقاية, bird waterer
بيت عصافير, بياضة عصافير, عش عصافير خشب, nest box
اكل سمك زينة, طعام سمك زينة, فليكس سمك < اكل سمك
فلتر حوض سمك, فلتر سمك, فلتر اكواريوم, aquarium filter < فلتر
سخان حوض سمك, هيتر سمك, سخان اكواريوم, aquarium heater < سخان
موتور هوا سمك, مضخة هواء حوض سمك, طلمبة هوا اكواريوم, aquarium air pump < طلمبه
زلط حوض سمك, حصى احواض السمك, رمل حوض سمك, aquarium gravel
قفص هامستر, بيت هامستر, قفص همستر, hamster cage < قفص
اكل سلاحف, طعام سلاحف, جمبري سلاحف, turtle food
`;

/** Parts and accessories of goods, in the same form: the goods themselves come first, unless these are asked for. */
export const PARTS = `
جراب, جرابات, اجربة, كفر, كڤر, كافر, كفرات, غطاء موبايل, غطاء حماية, بيت موبايل, حافظة موبايل, ضهر موبايل, case, cover, back cover, phone case, mobile cover, phone cover, flip cover, protective case, garab, كيس موبايل, موبايل كيس
اسكرينة, سكرينة, اسكرين, سكرين, اسكرينات, سكرينات, لاصقة حماية, لاصقة شاشة, واقي شاشة, واقى شاشة, حماية شاشة, استيكر شاشة, شاشة حماية, لزقة شاشة, screen protector, tempered glass, glass protector, screen guard, protector, حماية كاميرا, حماية عدسات, حماية عدسات الكاميرا, lens protector, camera protector, اسكرينه زجاج
شاحن, شواحن, راس شاحن, ادابتر, ادابتور, محول شحن, وحدة شحن, charger, chargers, adapter, adaptor, wall charger, wireless charger, شاحن وايرلس, شاحن لاسلكي, shahn, charging pad, شاحن سيارة, شاحن عربية, car charger, power adapter, دماغ شاحن, قاعدة شحن لاسلكي, وايرلس تشارجر, كار تشارجر
باور بانك, باوربانك, باور بنك, باوربنك, شاحن متنقل, بنك طاقة, بطارية متنقلة, power bank, powerbank, portable charger, powerbanks
كابل, كابلات, كيبل, كيبلات, وصلة, وصلات, سلك شاحن, كابل شحن, كابل شاحن, وصلة شاحن, cable, cables, cord, charging cable, data cable, usb cable, hdmi cable, aux cable, لايتننج كابل, كابل نت, كابل انترنت, ethernet cable, lan cable, سلك نت
محول, محولات, كونفرتر, تحويلة, converter, hub, usb hub, هاب, موزع يو اس بي, splitter, dock, docking station, usb c hub, otg, يو اس بي هب, هب يو اس بي, مشترك usb
حامل شاشة, حامل تلفزيون, حامل تليفزيون, حوامل شاشات, حامل شاشات, tv mount, tv wall mount, wall mount, tv bracket, ستاند شاشة, ستاند تلفزيون
ستاند لابتوب, حامل لابتوب, laptop stand, ستاند لاب توب
ستاند, حامل, حوامل, حامل موبايل, حامل هاتف, ستاند موبايل, حامل سيارة, هولدر, holder, stand, mount, phone holder, car holder, car mount, ترايبود, تريبود, tripod, سيلفي ستيك, عصاية سيلفي, selfie stick, لابتوب ستاند, عصا سيلفي, سلفي ستيك, قاعدة موبايل
رينج لايت, ring light, اضاءة تصوير, سوفت بوكس, رنج لايت, حلقة اضاءة, اضاءة حلقية, رينج لايف, اضاءة استوديو, softbox
كوفر ساعة, استيك, استيك ساعة, استك ساعة, سير ساعة, حزام ساعة, ستراب, strap, watch strap, watch band, wristband, سوار ساعة, استراب
كفر سماعة, جراب سماعة, جراب ايربودز, airpods case, earbuds case, headphone case, ear tips, ear pads, مخدات سماعة, كفر ايربودز, حافظة سماعات ايربودز
كفر تابلت, جراب تابلت, جراب ايباد, tablet case, ipad case, حافظة تابلت, tablet cover
كفر لابتوب, laptop case, laptop cover, استيكر لابتوب, laptop skin, سكين لابتوب
ريموت, ريموت كنترول, ريموتات, ريموت شاشة, ريموت تكييف, remote, remote control, ريموت تلفزيون
دراع, ذراع, دراعات, ذراع تحكم, دراع بلايستيشن, يد بلايستيشن, دراع العاب, وحدة تحكم, وحدة تحكم العاب, جويستيك, joystick, controller, gamepad, game controller, dualsense, dualshock, يد تحكم, يد العاب, كنترولر بلايستيشن
قلم تابلت, قلم ايباد, قلم تاتش, stylus, stylus pen, apple pencil, s pen, ستايلس, قلم شاشة لمس, touch pen
بطارية, بطاريات, battery, batteries, حجارة ريموت, حجارة قلم, بطارية لابتوب, laptop battery, بطارية موبايل, بطاريات قلم, حجر بطارية, حجر قلم
شاحن لابتوب, laptop charger, laptop adapter
حبر, احبار, تونر طابعة, خرطوشة, خراطيش, خرطوشة حبر, ink, ink cartridge, cartridge, toner cartridge, حبر طابعة, احبار طابعة, كارتريدج
مروحة تبريد, كولر لابتوب, مبرد لابتوب, قاعدة تبريد, قاعدة لابتوب, ستاند تبريد, cooling pad, laptop cooler, cooling fan, cpu cooler, كولر, كولينج باد, مروحة لاب توب
غطاء, اغطية, lid, غطاء بوتاجاز, غطاء تكييف, غطا, كسوة بوتاجاز, stove cover ; غطاء غسالة, كفر غسالة, كيس غسالة, washing machine cover, كسوة غسالة
خرطوم غسالة, خرطوم مكنسة, فرشاة مكنسة, كيس مكنسة, اكياس مكنسة, vacuum bags, dust bag, vacuum cleaner bag
فلتر, فلاتر, filter, filters, شمعة فلتر, شمعات فلتر, filter cartridge, قلب فلتر
قطعة غيار, قطع غيار, غيار, spare part, replacement part, شاشة بديلة, شاشة موبايل, شاشة هاتف, lcd screen, replacement screen, باغة, تاتش موبايل, بوردة, بوردة غسالة, طلمبة غسالة, موتور غسالة, خلاط كأس بديل, جوان, جلدة
ميدالية, ميداليات, مدليه, keychain, key chain, جراب مفتاح, كفر مفتاح, key cover, سلسلة مفاتيح, key ring
عدسة كاميرا, lens, camera lens, فلاش كاميرا, حقيبة كاميرا, شنطة كاميرا, camera bag, شاحن كاميرا, لينس كاميرا, سبيد لايت, فلاش تصوير, camera flash, speedlite
كارت, كروت, بطاقة شحن, كارت شحن, gift card, كارت هدايا
حساس, سنسور, sensor, حساسات ركن, parking sensor, باركنج سنسور
رباط جزمة, رباط حذاء, نعل, نعل طبي, فرش حذاء, insole, insoles, shoelaces, رباط كوتشي, اربطة احذية, شوليس
ملحقات, مستلزمات, اكسسوار موبايل, اكسسوارات موبايل, mobile accessories, accessories, accessory
`;
