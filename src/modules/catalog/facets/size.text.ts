/** What options are called whose values are worn. */
export const SIZE_NAMES = 'المقاس, مقاس, المقاسات, القياس, مقاس الحذاء, size';
