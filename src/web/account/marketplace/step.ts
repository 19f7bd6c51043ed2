import type { Application } from '#modules/merchants/application.ts';
import type { Draft } from './use-draft.ts';

export const STEPS = ['shop', 'legal', 'review'] as const;
export type StepName = (typeof STEPS)[number];

export interface FormProps {
  application: Application | null;
  onChange: (application: Application) => void;
}

/** The properties of each step. */
export interface StepProps extends FormProps {
  draft: Draft;
  errors: Readonly<Record<string, string>>;
  onErrors: (errors: Readonly<Record<string, string>>) => void;
  goTo: (step: StepName) => void;
  /** Whether the terms are agreed to. It outlives the step, because a refusal leads to another one. */
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}
