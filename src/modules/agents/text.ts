import { refuser } from '#platform/refusal.ts';

const agentRefusals = {
  too_many_agent_keys: [409, 'لديك ٥ مفاتيح، وهو الحد الأقصى. ألغِ مفتاحًا لتضيف غيره.'],
  agent_key_not_found: [404, 'هذا المفتاح غير موجود في حسابك.'],
  wrong_agent_key: [403, 'هذا المفتاح غير صحيح أو انتهت مدته أو ألغاه صاحبه.'],
} as const;

export const agentRefusal = refuser(agentRefusals);

export const keyInput = {
  name: 'اكتب اسم البرنامج، ٦٠ حرفًا على الأكثر',
  days: 'اختر المدة',
} as const;
