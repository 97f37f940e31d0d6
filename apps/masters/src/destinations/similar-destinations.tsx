import { useTranslation } from '@haisha/i18n';
import { keepPreviousData, Link, useQuery } from '@haisha/platform';
import { useSettled } from '@haisha/records/form/use-settled';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { useNameOf } from '@haisha/records/naming/use-name-of';
import { destinationPlace } from '@haisha/references/destinations/destination-place';
import { type SimilarTo, similarDestinations } from '@haisha/references/destinations/destinations-api';
import { isPhone, normalizePhone } from '@haisha/rules/phone';
import { Box, Icon, Text } from '@haisha/ui';
import { useWatch } from 'react-hook-form';
import type { DestinationControl } from './destination-values.ts';

export type SimilarDestinationsProps = { control: DestinationControl; except: string | undefined };

const pauseMs = 400;

/** Says while it is typed that the place may be registered already; it can be saved nevertheless. */
export function SimilarDestinations({ control, except }: SimilarDestinationsProps) {
  const { t } = useTranslation('destination');
  const nameOf = useNameOf(codeAndName);
  const localName = useLocalName();
  const [name, phone, latitude, longitude] = useWatch({ control, name: ['name', 'phone', 'latitude', 'longitude'] });
  const asked = useSettled(JSON.stringify(queryOf({ name, phone, latitude, longitude })), pauseMs);
  const query: SimilarTo = JSON.parse(asked);
  const { data } = useQuery({
    ...similarDestinations(except ? { ...query, except } : query),
    enabled: Object.keys(query).length > 0,
    placeholderData: keepPreviousData,
  });
  const items = asked === '{}' ? [] : (data?.items ?? []);
  return (
    <Box role="status">
      {items.length > 0 && (
        <Box bg="bg.warning" color="fg.warning" rounded="md" px="3" py="2">
          <Text display="flex" gap="2" alignItems="center">
            <Icon name="warning" size={16} />
            {t('similar.title')}
          </Text>
          <Box as="ul" ps="6">
            {items.map((item) => (
              <Box as="li" key={item.id} color="fg" py="1">
                <Link to={destinationPlace.formAt(item.id)} target="_blank">
                  {nameOf(item)}
                </Link>{' '}
                <Text as="span" color="fg.muted">
                  {localName(item.cargoOwnerName, item.cargoOwnerNameEn)} ·{' '}
                  {t(`similar.${item.reason}`, { metres: item.metres })}
                </Text>
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

/** What of the form can be compared; half-typed numbers are not asked about. */
function queryOf({ name, phone, latitude, longitude }: Record<string, unknown>): SimilarTo {
  const digits = typeof phone === 'string' ? normalizePhone(phone) : '';
  const isPlaced = typeof latitude === 'number' && typeof longitude === 'number' && inJapan(latitude, longitude);
  const isNamed = typeof name === 'string' && name.trim() !== '' && name.length <= 60;
  return {
    ...(isPhone(digits) && { phone: digits }),
    ...(isPlaced && isNamed && { name, latitude: String(latitude), longitude: String(longitude) }),
  };
}

function inJapan(latitude: number, longitude: number): boolean {
  return latitude >= 20 && latitude <= 46 && longitude >= 122 && longitude <= 154;
}
