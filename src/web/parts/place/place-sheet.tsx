import { type FormEvent, useState } from 'react';
import { useParams } from 'react-router';
import { Button } from '#kit/button.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import { Price } from '#kit/price.tsx';
import { showArrival } from '#modules/cart/arrival.calls.ts';
import { listGovernorates } from '#modules/shipping/calls.ts';
import type { Governorate } from '#modules/shipping/place.ts';
import { arrivalText } from '#modules/shipping/promise.text.ts';
import { parseWhole } from '#platform/digits.ts';
import { Answered } from '../../data/answered.tsx';
import { type Place, rememberPlace } from '../../data/place.ts';
import { useIsBuyer } from '../../data/session.ts';
import { bodyOf, useCall } from '../../data/use-call.ts';
import { LocateButton } from './locate-button.tsx';
import styles from './place.module.css';
import { SavedPlaces } from './saved-places.tsx';
import { placeText } from './text.ts';

interface PlaceSheetProps {
  /** The governorate that is shown now. */
  governorateId: number;
  cityId: number | null;
  onClose: () => void;
}

/** Chooses where things shall arrive; kept for all pages. */
export function PlaceSheet({ onClose, ...now }: PlaceSheetProps) {
  const answer = useCall(listGovernorates, {});
  const isBuyer = useIsBuyer();
  const choose = (place: Place) => {
    rememberPlace(place);
    onClose();
  };
  return (
    <Drawer open sheet onClose={onClose} title={placeText.title}>
      <Answered answer={answer}>
        {({ governorates }) => (
          <>
            {isBuyer && <SavedPlaces governorates={governorates} onChoose={choose} />}
            <Choice governorates={governorates} now={now} onChoose={choose} />
          </>
        )}
      </Answered>
    </Drawer>
  );
}

/** On a product's page: when it would arrive there. */
function ArrivalThere({ governorateId, cityId }: { governorateId: number; cityId: number | null }) {
  const productId = parseWhole(useParams()['productId'] ?? '');
  if (productId === null) return null;
  return <ArrivalOf {...{ productId, governorateId, cityId }} />;
}

function ArrivalOf({
  cityId,
  ...place
}: {
  productId: number;
  governorateId: number;
  cityId: number | null;
}) {
  const arrival = bodyOf(useCall(showArrival, { ...place, ...(cityId ? { cityId } : {}) }));
  return <p>{arrival ? arrivalText(arrival) : placeText.counting}</p>;
}

interface ChoiceProps {
  governorates: readonly Governorate[];
  now: { governorateId: number; cityId: number | null };
  onChoose: (place: Place) => void;
}

function Choice({ governorates, now, onChoose }: ChoiceProps) {
  const [governorateId, setGovernorateId] = useState(now.governorateId);
  const [cityId, setCityId] = useState(now.cityId);
  const governorate = governorates.find(({ id }) => id === governorateId);
  const city = governorate?.cities.find(({ id }) => id === cityId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChoose({ governorateId, cityId: city?.id ?? null, name: city?.nameAr ?? governorate?.nameAr ?? '' });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <LocateButton
        places={governorates}
        chosen={`${governorateId} ${cityId}`}
        onFound={place => {
          setGovernorateId(place.governorateId);
          setCityId(place.cityId);
        }}
      />
      <SelectField
        name="governorateId"
        label={placeText.governorate}
        options={governorates.map(({ id, nameAr }) => ({ value: String(id), label: nameAr }))}
        value={String(governorateId)}
        onChange={event => setGovernorateId(Number(event.target.value))}
      />
      <SelectField
        name="cityId"
        label={placeText.city}
        options={[
          { value: '', label: placeText.anyCity },
          ...(governorate?.cities ?? []).map(({ id, nameAr }) => ({ value: String(id), label: nameAr })),
        ]}
        value={city ? String(city.id) : ''}
        onChange={event => setCityId(Number(event.target.value) || null)}
      />
      {governorate && (
        <div className={styles.what} aria-live="polite">
          <ArrivalThere governorateId={governorateId} cityId={city?.id ?? null} />
          <p className="between">
            <span>{placeText.fee}</span>
            <Price pounds={governorate.deliveryFee} size="amount" />
          </p>
        </div>
      )}
      <Button type="submit">{placeText.save(city?.nameAr ?? governorate?.nameAr ?? '')}</Button>
    </form>
  );
}
