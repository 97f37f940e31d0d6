import { useTranslation } from '@haisha/i18n';
import { Link } from '@haisha/platform';
import { Box, Flex, Icon } from '@haisha/ui';

/** The product's name, which links to the home page. */
export function Product() {
  const { t } = useTranslation('shell');
  return (
    <Flex asChild align="center" gap="2" fontWeight="bold" fontSize="md" color="fg" whiteSpace="nowrap" rounded="sm">
      <Link to="/">
        <ProductMark />
        {t('product')}
      </Link>
    </Flex>
  );
}

/** The product's logo: a truck on the primary colour. */
export function ProductMark() {
  return (
    <Box as="span" display="inline-flex" p="0.5" rounded="sm" bg="primary.solid" color="primary.contrast">
      <Icon name="truck" size={16} />
    </Box>
  );
}
