import { Box, SimpleGrid, Text } from '@haisha/ui';
import { useReportEntry } from './report-context.ts';
import { TimeField, WordsField } from './report-field.tsx';
import { useDriverName } from './use-driver-name.ts';

/** The duty of each driver: who drove first, then the partners. */
export function PartnerRows() {
  const { content, drivers } = useReportEntry();
  const nameOf = useDriverName(drivers);
  const rows = [
    { driverId: null, at: '' },
    ...content.partners.map(({ driverId }, index) => ({ driverId, at: `partners.${index}.` })),
  ];
  return rows.map(({ at, driverId }) => {
    const name = nameOf(driverId);
    return (
      <Box as="fieldset" key={at} aria-label={name} pb="3">
        <Text fontWeight="bold" pb="1">
          {name}
        </Text>
        <SimpleGrid columns={{ base: 2, md: 5 }} gap="3" maxW="64rem">
          <TimeField path={`${at}startMinutes`} of={name} />
          <WordsField path={`${at}startPlace`} of={name} />
          <TimeField path={`${at}endMinutes`} of={name} />
          <WordsField path={`${at}endPlace`} of={name} />
          <TimeField path={`${at}drivingMinutes`} of={name} />
        </SimpleGrid>
      </Box>
    );
  });
}
