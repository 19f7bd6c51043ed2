import type { ChangeEvent } from 'react';
import { FormError } from '#kit/form/form-error.tsx';
import { Switch } from '#kit/form/switch.tsx';
import { chooseAnalytics, showAnalyticsChoice } from '#modules/analytics/calls.ts';
import { analyticsText as text } from '#modules/analytics/text.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { bodyOf, useCall } from '../../data/use-call.ts';
import { OtherChoice } from './other-choice.tsx';

/** Whether services that count sales are told of what reaches the buyer; nothing in a shop that tells none. */
export function AnalyticsChoice() {
  const answer = useCall(showAnalyticsChoice, {});
  const { message, run } = useAction();
  const choice = bodyOf(answer);
  if (!choice || choice.receivers.length === 0) return null;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) =>
    run(async () => {
      await api(chooseAnalytics, { wanted: target.checked });
      await answer.reload();
    });
  return (
    <>
      <OtherChoice icon="chart-column" name={text.name} about={text.about(choice.receivers)}>
        <Switch checked={choice.isGiven} onChange={event => void choose(event)} />
      </OtherChoice>
      <FormError message={message} />
    </>
  );
}
