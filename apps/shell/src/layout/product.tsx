import { useTranslation } from '@haisha/i18n';
import { Link } from '@haisha/platform';
import { Box, Flex, Icon } from '@haisha/ui';

/** The product's name, leading home. */
export function Product() {
  const { t } = useTranslation('shell');
  return (
    <Flex asChild align="center" gap="2.5" fontWeight="bold" fontSize="lg" color="fg" whiteSpace="nowrap" rounded="sm">
      <Link to="/">
        <ProductMark />
        {t('product')}
      </Link>
    </Flex>
  );
}

/** The product's sign: a truck on the primary colour. */
export function ProductMark() {
  return (
    <Box as="span" display="inline-flex" p="1.5" rounded="md" bg="primary.solid" color="primary.contrast">
      <Icon name="truck" size={18} />
    </Box>
  );
}
