import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { showRefundChannel } from '#modules/refunds/calls.ts';
import { CHANNEL_LABELS } from '#modules/refunds/text.ts';
import type { CallBody } from '#platform/call.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { refundsText } from './text.ts';

/** The account for the money; shown on request, because every look at it is recorded. */
export function ChannelInClear({ refundId }: { refundId: number }) {
  const [channel, setChannel] = useState<CallBody<typeof showRefundChannel>>();
  const action = useAction();
  if (channel)
    return (
      <p>
        {CHANNEL_LABELS[channel.kind]}: <bdi dir="ltr">{channel.account}</bdi> · {refundsText.holder}:{' '}
        <bdi>{channel.holder}</bdi>
      </p>
    );
  return (
    <>
      <FormError message={action.message} />
      <Button
        variant="soft"
        size="small"
        busy={action.busy ? refundsText.working : undefined}
        onClick={() => action.run(async () => setChannel(await api(showRefundChannel, { refundId })))}
      >
        {refundsText.showAccount}
      </Button>
    </>
  );
}
