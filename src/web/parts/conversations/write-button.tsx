import { useNavigate } from 'react-router';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { openConversation } from '#modules/conversations/calls.ts';
import { conversationText as text } from '#modules/conversations/text.ts';
import { api } from '../../data/api.ts';
import { isSignedIn } from '../../data/session.ts';
import { useAction } from '../../data/use-action.ts';
import { openLoginModal } from '../../shell/login-modal.tsx';

type About = { merchantOrderId: number } | { productId: number };

/** Leads a buyer to the conversation about an order's part or a product; a guest is asked to sign in. */
export function WriteToShop(about: About) {
  const navigate = useNavigate();
  const { busy, message, run } = useAction();
  const open = () =>
    run(async () => {
      const { conversationId } = await api(openConversation, about);
      navigate(`/messages/${conversationId}`);
    });
  return (
    <>
      <Button
        variant="outline"
        size="small"
        icon="message-circle"
        busy={busy ? text.opening : undefined}
        onClick={() => (isSignedIn() ? void open() : openLoginModal(wishOf(about)))}
      >
        {text.writeToShop}
      </Button>
      <FormError message={message} />
    </>
  );
}

/** Of an order nobody reads who is not signed in. */
const wishOf = (about: About) =>
  'productId' in about ? ({ kind: 'write', productId: about.productId } as const) : undefined;
