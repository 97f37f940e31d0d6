import { useTranslation } from '@haisha/i18n';
import { Link } from '@haisha/platform';
import { Box, chakra, Flex, Icon } from '@haisha/ui';

/** The product's name, which links to the home page. */
export function Product() {
  const { t } = useTranslation('shell');
  return (
    <Flex
      asChild
      align="center"
      gap="2.5"
      fontWeight="bold"
      fontSize="lg"
      color="fg"
      whiteSpace="nowrap"
      rounded="sm"
      css={{ '@media (max-width: 359px)': { 'header:has([data-not-live]) &': { display: 'none' } } }}
    >
      <Link to="/">
        <ProductMark />
        <Name>{t('product')}</Name>
      </Link>
    </Flex>
  );
}

// In the narrowest windows the name shrinks when the header has to show that the page is not live.
const Name = chakra('span', {
  base: {
    '@media (max-width: 599px)': {
      'header:has([data-not-live]) &': {
        position: 'absolute',
        boxSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
});

/** The product's logo: a truck on the primary colour. */
export function ProductMark() {
  return (
    <Box as="span" display="inline-flex" p="1.5" rounded="md" bg="primary.solid" color="primary.contrast">
      <Icon name="truck" size={18} />
    </Box>
  );
}
