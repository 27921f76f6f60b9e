<?php
/**
 * Simulates another kind of site if a request has the header X-Test-Site: one with the languages of Polylang or WPML,
 * without a language cookie, or with the origins set in wp-config.php.
 *
 * @package GlossaLanguageSync
 */

$glossa_test_site = $_SERVER['HTTP_X_TEST_SITE'] ?? '';

if ( 'polylang' === $glossa_test_site ) {
	define( 'PLL_COOKIE', 'pll_language' );

	/**
	 * Returns languages as https://polylang.pro/documentation/support/developers/function-reference/#pll_languages_list does.
	 *
	 * @param array $args Which field of each language to return.
	 * @return string[]
	 */
	function pll_languages_list( $args ) {
		$languages = array(
			'en'    => 'English',
			'zh-cn' => '中文 (中国)',
			'pt-br' => 'Português do Brasil',
		);
		return 'slug' === $args['fields'] ? array_keys( $languages ) : array_values( $languages );
	}
}

if ( 'cookieless' === $glossa_test_site ) {
	define( 'PLL_COOKIE', false );
}

if ( 'wpml' === $glossa_test_site ) {
	define( 'ICL_SITEPRESS_VERSION', '4.6.9' );
	add_filter(
		'wpml_active_languages',
		static function () {
			return array(
				'en'      => array( 'native_name' => 'English' ),
				'zh-hans' => array( 'native_name' => '简体中文' ),
				'zh-hant' => array( 'native_name' => '繁體中文' ),
			);
		}
	);
}

if ( 'constant' === $glossa_test_site ) {
	define( 'GLOSSA_LANGUAGE_SYNC_ORIGINS', 'https://fixed.example, https://other.example' );
}
