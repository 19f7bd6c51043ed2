import { useEffect, useState } from 'react';
import { Switch } from '#kit/form/switch.tsx';
import { showFailure } from '#kit/overlay/failure.ts';
import { showToast } from '#kit/overlay/toast.tsx';
import { choiceText as text } from '#modules/notifications/text.ts';
import { appText } from '../../app/text.ts';
import { askForPush, endPush, type PushState, pushState } from '../../data/push.ts';
import { OtherChoice } from './other-choice.tsx';

/** Whether this device is told too. Its owner is asked by the browser only after the switch was pressed. */
export function DeviceChoice() {
  const [state, setState] = useState<PushState | 'busy'>('busy');
  useEffect(() => void pushState().then(setState), []);
  const choose = async (wanted: EventTarget & HTMLInputElement) => {
    setState('busy');
    if (wanted.checked) {
      const answer = await askForPush();
      showToast(appText[answer], undefined, answer === 'subscribed' ? undefined : 'error');
    } else await endPush().catch(() => showFailure(text.deviceFailed));
    setState(await pushState());
  };
  const isAble = state === 'subscribed' || state === 'silent';
  return (
    <OtherChoice
      icon="smartphone"
      name={text.device}
      about={state === 'busy' ? text.deviceAbout.silent : text.deviceAbout[state]}
    >
      <Switch
        checked={state === 'subscribed'}
        disabled={!isAble}
        onChange={event => void choose(event.currentTarget)}
      />
    </OtherChoice>
  );
}
