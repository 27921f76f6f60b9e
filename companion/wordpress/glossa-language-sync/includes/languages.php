<?php
/**
 * The languages of this site and of Glossa.
 *
 * @package GlossaLanguageSync
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns Glossa's learning languages.
 *
 * @return array<string, string> Names by code.
 */
function glossa_language_sync_known() {
	return array(
		'ja'  => __( 'Japanese', 'glossa-language-sync' ),
		'ko'  => __( 'Korean', 'glossa-language-sync' ),
		'zh'  => __( 'Chinese', 'glossa-language-sync' ),
		'es'  => __( 'Spanish', 'glossa-language-sync' ),
		'pt'  => __( 'Portuguese', 'glossa-language-sync' ),
		'it'  => __( 'Italian', 'glossa-language-sync' ),
		'fr'  => __( 'French', 'glossa-language-sync' ),
		'de'  => __( 'German', 'glossa-language-sync' ),
		'en'  => __( 'English', 'glossa-language-sync' ),
		'ru'  => __( 'Russian', 'glossa-language-sync' ),
		'la'  => __( 'Latin', 'glossa-language-sync' ),
		'ar'  => __( 'Arabic', 'glossa-language-sync' ),
		'grc' => __( 'Ancient Greek', 'glossa-language-sync' ),
		'fa'  => __( 'Farsi', 'glossa-language-sync' ),
		'id'  => __( 'Indonesian', 'glossa-language-sync' ),
		'he'  => __( 'Hebrew', 'glossa-language-sync' ),
		'vi'  => __( 'Vietnamese', 'glossa-language-sync' ),
		'af'  => __( 'Afrikaans', 'glossa-language-sync' ),
		'ln'  => __( 'Lingala', 'glossa-language-sync' ),
		'kg'  => __( 'Kikongo', 'glossa-language-sync' ),
		'sw'  => __( 'Swahili', 'glossa-language-sync' ),
		'nl'  => __( 'Dutch', 'glossa-language-sync' ),
		'tl'  => __( 'Tagalog', 'glossa-language-sync' ),
		'th'  => __( 'Thai', 'glossa-language-sync' ),
		'tr'  => __( 'Turkish', 'glossa-language-sync' ),
		'pl'  => __( 'Polish', 'glossa-language-sync' ),
	);
}

/**
 * Returns the languages of this site: those of Polylang or WPML, or all of Glossa's without these plugins.
 *
 * @return array<string, string> Names by slug, the site's own code.
 */
function glossa_language_sync_languages() {
	if ( function_exists( 'pll_languages_list' ) ) {
		$languages = array_combine(
			(array) pll_languages_list( array( 'fields' => 'slug' ) ),
			(array) pll_languages_list( array( 'fields' => 'name' ) )
		);
	} elseif ( has_filter( 'wpml_active_languages' ) ) {
		// https://wpml.org/wpml-hook/wpml_active_languages/ .
		$languages = wp_list_pluck( (array) apply_filters( 'wpml_active_languages', null, array( 'skip_missing' => 0 ) ), 'native_name' );
	} else {
		$languages = glossa_language_sync_known();
	}

	/**
	 * Filters the languages that may be set.
	 *
	 * @param array<string, string> $languages Names by slug.
	 */
	return (array) apply_filters( 'glossa_language_sync_languages', $languages );
}

/**
 * Returns the learning language for a slug, without script and region: zh for zh-hans and zh-cn, pt for pt_BR.
 *
 * @param string $slug This site's code for a language.
 * @return string
 */
function glossa_language_sync_code( $slug ) {
	$older = array(
		'cn'  => 'zh',
		'fil' => 'tl',
		'in'  => 'id',
		'iw'  => 'he',
	);
	$base  = strtok( strtolower( $slug ), '-_' );
	return isset( $older[ $base ] ) ? $older[ $base ] : (string) $base;
}

/**
 * Finds this site's slug for a language: an identical code, else one with the same script, else the first one for the
 * same language.
 *
 * @param string $code A code as Glossa sends it, such as fr or zh-cn.
 * @return string|null Null if this site doesn't have the language.
 */
function glossa_language_sync_find( $code ) {
	$slugs   = array_map( 'strval', array_keys( glossa_language_sync_languages() ) );
	$scripts = array(
		'zh-cn' => 'zh-hans',
		'zh-tw' => 'zh-hant',
	);
	foreach ( array( $code, isset( $scripts[ $code ] ) ? $scripts[ $code ] : $code ) as $wanted ) {
		if ( in_array( $wanted, $slugs, true ) ) {
			return $wanted;
		}
	}
	foreach ( $slugs as $slug ) {
		if ( glossa_language_sync_code( $slug ) === glossa_language_sync_code( $code ) ) {
			return $slug;
		}
	}
	return null;
}
