export const LONGEST_QUESTION = 300;
export const LONGEST_ANSWER = 500;

export const QUESTION_TABS = ['to_answer', 'all'] as const;
export type QuestionTab = (typeof QUESTION_TABS)[number];
